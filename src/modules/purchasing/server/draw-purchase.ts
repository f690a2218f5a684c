import { t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import { createPdfDocument, decorate, INK, SHEET, write } from '#modules/invoices/server/index.ts';
import type { Config } from '#platform/config.ts';
import type { PurchaseDetailShape } from '../admin-contracts.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`purchasing.print.${key}`, params);

const LINE = 15;
/** Room below the lines for their sum and what we ask of whoever delivers. */
const FOOT = 110;

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

/** As the file is called. */
export const purchasePdfName = ({ number }: Pick<PurchaseDetailShape, 'number'>): string =>
  `commande-${number}.pdf`;

/** An order as its supplier files it: who orders, what, at which price before tax, and until when. `now`: of the file. */
export async function drawPurchase(
  purchase: PurchaseDetailShape,
  buyer: Buyer,
  now: Date,
): Promise<Buffer> {
  const { lines, amount, expectedOn, note, supplier } = purchase;
  const title = say('title', { number: purchase.number });
  const author = buyer.SELLER_NAME;
  const pdf = await createPdfDocument({ title, author, subject: title, date: now });
  const { left, right, top, width } = SHEET;
  write(pdf, pdf.root, 'H1', title, { x: left, y: top, width, face: 'heading', size: 16 });
  const facts = [
    say('supplier', { name: supplier.name }),
    say('date', { date: longDate((purchase.sentAt ?? purchase.createdAt).slice(0, 10)) }),
    expectedOn ? say('expected', { date: longDate(expectedOn) }) : '',
  ].filter(Boolean);
  const place = [
    buyer.SELLER_NAME,
    buyer.SELLER_STREET,
    `${buyer.SELLER_POSTCODE} ${buyer.SELLER_CITY}`,
    say('numbers', { siren: buyer.SELLER_SIREN, vat: buyer.SELLER_VAT_NUMBER }),
    buyer.SUPPORT_EMAIL,
  ];
  const block = (texts: readonly string[], x: number) => {
    for (const [index, text] of texts.entries())
      write(pdf, pdf.root, 'P', text, { x, y: top + 40 + index * 13, width: 240, size: 9.5 });
  };
  block(facts, left);
  block(place, left + 259);
  const columns = [
    { x: left, width: 84 },
    { x: left + 88, width: 226 },
    { x: left + 318, width: 46, align: 'right' as const },
    { x: left + 368, width: 60, align: 'right' as const },
    { x: right - 67, width: 67, align: 'right' as const },
  ];
  const row = (cells: readonly string[], y: number, face: 'regular' | 'bold') => {
    for (const [index, text] of cells.entries()) {
      const column = columns[index];
      if (column && text)
        write(pdf, pdf.root, 'P', cut(text, column.width), { ...column, y, face, size: 8.5 });
    }
  };
  const heads = ['reference', 'article', 'quantity', 'cost', 'amount'].map((key) =>
    t(`purchasing.sheet.${key}`),
  );
  let y = top + 124;
  row(heads, y, 'bold');
  y += LINE;
  for (const { reference, variantCode, name, format, quantity, cost } of lines) {
    if (y > SHEET.bottom - LINE) {
      pdf.doc.addPage();
      y = top;
      row(heads, y, 'bold');
      y += LINE;
    }
    const cells = [
      reference || variantCode,
      `${name}, ${format}`,
      number(quantity),
      money(cost),
      money(quantity * cost),
    ];
    row(cells, y, 'regular');
    decorate(pdf, () =>
      pdf.doc
        .moveTo(left, y + LINE - 4)
        .lineTo(right, y + LINE - 4)
        .lineWidth(0.4)
        .strokeColor(INK.line)
        .stroke(),
    );
    y += LINE;
  }
  if (y > SHEET.bottom - FOOT) {
    pdf.doc.addPage();
    y = top;
  }
  row(['', '', '', t('purchasing.print.sum'), money(amount)], y + 6, 'bold');
  const foot = [note, t('purchasing.mail.lots')].filter(Boolean);
  for (const [index, text] of foot.entries())
    write(pdf, pdf.root, 'P', text, { x: left, y: y + 34 + index * 30, width, size: 9.5 });
  pdf.root.end();
  pdf.doc.end();
  return pdf.finished;
}

/** One line of a column: about five points a letter. */
const cut = (text: string, width: number): string => {
  const most = Math.floor(width / 4.4);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};
