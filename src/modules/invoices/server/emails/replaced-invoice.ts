import { t } from '#i18n/catalogue.server.ts';
import { money } from '#i18n/money.ts';
import { type Order, orderPart, seeOrder } from '#modules/orders/server/index.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import { fileNameOf } from '../present.ts';
import type { StoredDocument } from '../queries.ts';

interface Replaced {
  invoice: StoredDocument;
  note: StoredDocument;
  files: readonly { document: StoredDocument; content: Buffer }[];
  contact: MailContact;
}

/** Mail with a corrected invoice and the credit note on the one it replaces. */
export async function replacedInvoiceMail(
  order: Order,
  { invoice, note, files, contact }: Replaced,
) {
  const params = {
    number: order.number ?? '',
    note: note.number,
    invoice: invoice.number,
    total: money(invoice.total),
  };
  const say = (key: string) => t(`invoices.mails.replaced.${key}`, params);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [
      t('orders.mails.confirmation.greeting', {
        firstName: order.billingAddress?.firstName ?? '',
      }),
      say('body'),
      say('money'),
      say('files'),
    ],
    content: orderPart({ order, origin: contact.origin }),
    action: seeOrder(order, contact),
    sender: t('orders.mails.confirmation.sender'),
    contact,
  });
  return {
    kind: 'invoice-replaced',
    subject: say('subject'),
    attachments: files.map(({ document, content }) => ({
      name: fileNameOf(order, document),
      type: 'application/pdf',
      content: content.toString('base64'),
      encoding: 'base64' as const,
    })),
    ...rendered,
  };
}
