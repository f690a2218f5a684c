import { t } from '#i18n/catalogue.server.ts';
import type { Carrier } from '#modules/carriers/rules/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { ReturnReason } from '../../rules/index.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`claims.mails.returnLabel.${key}`, params);

interface LabelToSend {
  order: Order;
  contact: MailContact;
  reason: ReturnReason;
  carrier: Carrier;
  trackingNumber: string;
  content: Buffer;
}

/** Mail with a prepaid return label to print. */
export async function returnLabelMail(label: LabelToSend) {
  const { order, contact, reason, carrier, trackingNumber, content } = label;
  const number = order.number ?? '';
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [
      t('orders.mails.confirmation.greeting', {
        firstName: order.billingAddress?.firstName ?? '',
      }),
      say(`reasons.${reason}`, { number }),
      say('print'),
      say(`bring.${carrier}`),
      say('tracking', { trackingNumber }),
    ],
    notes: [say('free')],
    sender: t('orders.mails.confirmation.sender'),
    contact,
  });
  return {
    kind: 'return-label',
    subject: say('subject', { number }),
    attachments: [
      {
        name: `retour-${number}.pdf`,
        type: 'application/pdf',
        content: content.toString('base64'),
        encoding: 'base64' as const,
      },
    ],
    ...rendered,
  };
}
