import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import { createPdfDocument, decorate, INK, SHEET, write } from '#modules/invoices/server/index.ts';
import type { Config } from '#platform/config.ts';
import type { PurchaseDetailShape } from '../admin-contracts.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`purchasing.print.${key}`, params);

const SIZE = 8.5;
const GAP = 6;

type Buyer = Pick<
  Config,
  | 'SELLER_NAME'
  | 'SELLER_STREET'
  | 'SELLER_POSTCODE'
  | 'SELLER_CITY'
  | 'SELLER_SIREN'
  | 'SELLER_VAT_NUMBER'
  | 'SUPPORT_EMAIL'
>;

/** File name of the order's PDF. */
export const purchasePdfName = ({ number }: Pick<PurchaseDetailShape, 'number'>): string =>
  `commande-${number}.pdf`;

/** PDF of an order for its supplier: buyer, lines, costs before tax and expected date. `now`: date of the file. */
export async function drawPurchase(
  purchase: PurchaseDetailShape,
  buyer: Buyer,
  now: Date,
): Promise<Buffer> {
  const { lines, amount, expectedOn, note, supplier } = purchase;
  const title = say(purchase.sentAt ? 'title' : 'draft', { number: purchase.number });
  const author = buyer.SELLER_NAME;
  const pdf = await createPdfDocument({ title, author, subject: title, date: now });
  const { left, right, top, width } = SHEET;
  write(pdf, pdf.root, 'H1', title, { x: left, y: top, width, face: 'heading', size: 16 });
  const facts = [
    say('supplier', { name: supplier.name }),
    say('date', { date: fullDate(purchase.sentAt ?? purchase.createdAt) }),
    expectedOn ? say('expected', { date: fullDate(expectedOn) }) : '',
  ].filter(Boolean);
  const place = [
    buyer.SELLER_NAME,
    buyer.SELLER_STREET,
    `${buyer.SELLER_POSTCODE} ${buyer.SELLER_CITY}`,
    say('numbers', { siren: buyer.SELLER_SIREN, vat: buyer.SELLER_VAT_NUMBER }),
    buyer.SUPPORT_EMAIL,
  ];
  const block = (texts: readonly string[], x: number) =>
    texts.reduce(
      (y, text) => write(pdf, pdf.root, 'P', text, { x, y, width: 240, size: 9.5 }),
      top + 40,
    );
  const below = Math.max(block(facts, left), block(place, left + 259));
  const columns = [
    { x: left, width: 84 },
    { x: left + 88, width: 226 },
    { x: left + 318, width: 46, align: 'right' as const },
    { x: left + 368, width: 60, align: 'right' as const },
    { x: right - 67, width: 67, align: 'right' as const },
  ];
  const heightOf = (text: string, size: number, within: number) =>
    pdf.doc.font('regular').fontSize(size).heightOfString(text, { width: within, lineGap: 1.5 });
  /** Draws a row; returns the position of the next one. */
  const row = (cells: readonly string[], y: number, face: 'regular' | 'bold') =>
    Math.max(
      ...cells.map((text, index) => {
        const column = columns[index];
        if (!column || !text) return y;
        return write(pdf, pdf.root, 'P', text, { ...column, y, face, size: SIZE });
      }),
    ) + GAP;
  const heads = ['reference', 'article', 'quantity', 'cost', 'amount'].map((key) =>
    t(`purchasing.sheet.${key}`),
  );
  let y = row(heads, below + 24, 'bold');
  for (const { reference, variantCode, name, format, quantity, cost } of lines) {
    const cells = [
      reference || variantCode,
      `${name}, ${format}`,
      number(quantity),
      money(cost),
      money(quantity * cost),
    ];
    const height = Math.max(
      ...cells.map((text, index) => heightOf(text, SIZE, columns[index]?.width ?? width)),
    );
    if (y + height > SHEET.bottom) {
      pdf.doc.addPage();
      y = row(heads, top, 'bold');
    }
    y = row(cells, y, 'regular');
    const edge = y - GAP / 2 - 1;
    decorate(pdf, () =>
      pdf.doc.moveTo(left, edge).lineTo(right, edge).lineWidth(0.4).strokeColor(INK.line).stroke(),
    );
  }
  const foot = [note, t('purchasing.mail.lots')].filter(Boolean);
  const room = foot.reduce((sum, text) => sum + heightOf(text, 9.5, width) + 10, 40);
  if (y + room > SHEET.bottom) {
    pdf.doc.addPage();
    y = top;
  }
  y = row(['', '', '', t('purchasing.print.sum'), money(amount)], y + 6, 'bold') + 10;
  for (const text of foot)
    y = write(pdf, pdf.root, 'P', text, { x: left, y, width, size: 9.5 }) + 10;
  pdf.root.end();
  pdf.doc.end();
  return pdf.finished;
}
