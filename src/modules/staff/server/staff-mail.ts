import { t } from '#i18n/catalogue.server.ts';
import { DEFAULTS } from '#kit/sites.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import type { Config } from '#platform/config.ts';
import { queueMail } from '#platform/mail.ts';
import { hashOf } from '#platform/secrets.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { StaffMember } from './admin-env.ts';

/** URL of a link; its token is stored as a hash only. */
export async function staffLinkUrl(db: Db | Tx, config: Config, token: string): Promise<string> {
  const channel = await findChannel(db, DEFAULTS.site);
  if (!channel) throw new Error(`there is no channel ${DEFAULTS.site}`);
  return channelOrigin(channel, config) + mailPaths.staffPassword(token);
}

/** Mails that a passkey was added, so that its owner notices a passkey of somebody else. */
export async function mailPasskeyAdded(
  work: UnitOfWork,
  { email, name }: Pick<StaffMember, 'email' | 'name'>,
  passkey: { id: number; name: string },
): Promise<void> {
  const say = (key: string) => t(`staff.mails.passkeyAdded.${key}`, { passkey: passkey.name });
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [t('staff.mails.greeting', { name }), say('body')],
    notes: [say('note')],
    sender: t('staff.mails.sender'),
  });
  await queueMail(work, {
    key: `staff-passkey-${passkey.id}`,
    kind: 'staff.passkeyAdded',
    to: email,
    subject: say('subject'),
    ...rendered,
  });
}

/** Mails the link to choose a password. */
export async function mailStaffLink(
  work: UnitOfWork,
  kind: 'invited' | 'reset',
  { email, name }: Pick<StaffMember, 'email' | 'name'>,
  { token, url }: { token: string; url: string },
): Promise<void> {
  const say = (key: string) => t(`staff.mails.${kind}.${key}`);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [t('staff.mails.greeting', { name }), say('body')],
    action: { label: say('action'), url, hint: t('staff.mails.linkHint') },
    notes: [say('note')],
    sender: t('staff.mails.sender'),
  });
  await queueMail(work, {
    key: `staff-${hashOf(token)}`,
    kind: `staff.${kind}`,
    to: email,
    subject: say('subject'),
    ...rendered,
  });
}
