import { t } from '#i18n/catalogue.server.ts';
import { maskEmail } from '#kit/mask-email.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';

interface MergeNotice {
  /** Whether the reader's account remains or is merged into the other. */
  kind: 'staying' | 'merged';
  firstName: string;
  /** Masked e-mail of the other account. */
  other: string;
  url: string;
}

/** Mail about a merge of two accounts: what changes for the reader, and what to do if they belong to different people. */
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
