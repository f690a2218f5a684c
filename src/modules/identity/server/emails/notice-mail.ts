import { exists, t } from '#i18n/catalogue.server.ts';
import { toReader } from '#i18n/spoken.server.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';

type Kind =
  | 'verification'
  | 'reset'
  | 'signInLink'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'emailChanged'
  | 'passwordChanged'
  | 'socialLinked'
  | 'socialUnlinked';

/** A mail from the texts under `mails.{kind}`, in the language of the current request. */
export const noticeMail = (...parts: Parameters<typeof write>) => toReader(() => write(...parts));

async function write(
  kind: Kind,
  params: Record<string, string>,
  action?: { label: string; url: string },
  moreNotes: readonly string[] = [],
) {
  const say = (key: string) => t(`identity.mails.${kind}.${key}`, params);
  const note = `identity.mails.${kind}.note`;
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [t('identity.mails.greeting', params), say('body')],
    action: action && { ...action, hint: t('identity.mails.linkHint') },
    notes: exists(note) ? [...moreNotes, t(note, params)] : moreNotes,
    sender: t('identity.mails.sender'),
  });
  return { kind, subject: say('subject'), ...rendered };
}
