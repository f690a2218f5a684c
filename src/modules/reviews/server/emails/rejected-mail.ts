import { t } from '#i18n/catalogue.server.ts';
import { defined } from '#kit/defined.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { RefusalReason } from '../../rules/index.ts';

interface Rejected {
  title: string;
  productName: string;
  reason: RefusalReason;
  note: string | null;
}

/** Mails an author why their review is not published. */
export async function rejectedMail({ title, productName: product, reason, note }: Rejected) {
  const say = (key: string, params = {}) => t(`reviews.mails.rejected.${key}`, params);
  const why = t(`reviews.reasons.${reason}`);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: defined([
      say('body', { title, product }),
      say('why', { why }),
      note ? note : undefined,
    ]),
    notes: [say('note')],
    sender: t('reviews.mails.sender'),
  });
  return { kind: 'reviewRejected', subject: say('subject'), ...rendered };
}
