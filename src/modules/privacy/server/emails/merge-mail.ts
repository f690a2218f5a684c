import { t } from '#i18n/catalogue.server.ts';
import { maskEmail } from '#kit/mask-email.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';

interface MergeNotice {
  /** Whose account goes on, or whose is given up. */
  kind: 'staying' | 'merged';
  firstName: string;
  /** Of the other account: shown in part. */
  other: string;
  url: string;
}

/** Two accounts became one: what that changes for the reader, and what to do if they are not one person's. */
export async function mergeMail({ kind, firstName, other, url }: MergeNotice) {
  const params = { firstName, other: maskEmail(other) };
  const say = (key: string) => t(`privacy.mails.merge.${kind}.${key}`, params);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [t('privacy.mails.greeting', params), say('body'), say('access')],
    action: { label: say('action'), url, hint: t('privacy.mails.linkHint') },
    notes: [t('privacy.mails.merge.wrong')],
    sender: t('privacy.mails.sender'),
  });
  return { kind: 'accounts-merged', subject: say('subject'), ...rendered };
}
