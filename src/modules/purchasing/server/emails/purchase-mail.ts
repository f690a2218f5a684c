import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { PurchaseDetailShape } from '../../admin-contracts.ts';
import { purchasePdfName } from '../draw-purchase.ts';
import { purchaseSheet, sheetName } from '../purchase-sheet.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`purchasing.mail.${key}`, params);

/** Mail of an order to its supplier, with its lines as a CSV and `drawn` as a PDF. `replyTo`: address for answers. */
export async function purchaseMail(purchase: PurchaseDetailShape, drawn: Buffer, replyTo: string) {
  const { number, expectedOn, lines, note, amount } = purchase;
  const paragraphs = [
    say('intro', { number, count: lines.length }),
    ...lines.map(({ reference, variantCode, name, format, quantity, cost }) =>
      say('line', {
        name,
        format,
        quantity,
        reference: reference || variantCode,
        cost: money(cost),
      }),
    ),
    say('amount', { amount: money(amount) }),
  ];
  if (expectedOn) paragraphs.push(say('expected', { date: fullDate(expectedOn) }));
  if (note) paragraphs.push(note);
  const rendered = await renderNotice({
    preview: say('preview', { count: lines.length }),
    heading: say('heading', { number }),
    paragraphs,
    notes: [say('lots'), say('answer')],
    sender: t('orders.mails.confirmation.sender'),
  });
  return {
    kind: 'purchase-order',
    subject: say('subject', { number }),
    replyTo,
    attachments: [
      {
        name: purchasePdfName(purchase),
        type: 'application/pdf',
        content: drawn.toString('base64'),
        encoding: 'base64' as const,
      },
      { name: sheetName(purchase), type: 'text/csv', content: purchaseSheet(purchase) },
    ],
    ...rendered,
  };
}
