import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { percent } from '#i18n/numbers.ts';
import { languageNamed, within } from '#i18n/spoken.server.ts';
import type { Cents } from '#kit/money.ts';
import type { DocumentLine, DocumentSnapshot } from '../../rules/index.ts';
import { countryName, drawHead } from './draw-head.ts';
import { type Cell, drawTable } from './draw-table.ts';
import {
  createPdfDocument,
  decorate,
  INK,
  type PdfDocument,
  SHEET,
  write,
} from './pdf-document.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`invoices.document.${key}`, params);
const rateOf = (rate: number) => percent(rate / 100);
const right = 'right' as const;

/** Space in points that totals and notes need on one page. */
const ENDING = 210;

/** An invoice or credit note as a PDF/A-3 with all particulars of INV-02, in the language of the document. */
export const drawDocument = (document: DocumentSnapshot): Promise<PdfDocument> =>
  within(document.language ? languageNamed(document.language) : undefined, () => draw(document));

async function draw(document: DocumentSnapshot): Promise<PdfDocument> {
  const { kind, number, seller, orderNumber, issuedOn } = document;
  const pdf = await createPdfDocument({
    title: `${say(`title.${kind}`)} ${number}`,
    author: seller.name,
    subject: say('subject', { number: orderNumber }),
    date: new Date(`${issuedOn}T12:00:00Z`),
  });
  let y = drawLines(pdf, document, drawHead(pdf, document));
  if (y + ENDING > SHEET.bottom) {
    pdf.doc.addPage();
    y = SHEET.top;
  }
  const vatEnd = drawVat(pdf, document, y + 18);
  const totalEnd = drawTotal(pdf, document, y + 18);
  drawNotes(pdf, document, Math.max(vatEnd, totalEnd) + 20);
  drawFeet(pdf, document);
  pdf.root.end();
  return pdf;
}

function drawLines(pdf: PdfDocument, { lines }: DocumentSnapshot, y: number): number {
  const columns = [
    { label: say('columns.name'), width: 168 },
    { label: say('columns.quantity'), width: 30, align: right },
    { label: say('columns.unitPrice'), width: 56, align: right },
    { label: say('columns.discount'), width: 50, align: right },
    { label: say('columns.rate'), width: 34, align: right },
    { label: say('columns.net'), width: 56, align: right },
    { label: say('columns.gross'), width: 57, align: right },
  ];
  return drawTable(pdf, { columns, rows: lines.map(cellsOf), x: SHEET.left, y });
}

function cellsOf(line: DocumentLine): Cell[] {
  const { kind, name, detail, code, quantity, unitPrice, discount, rate, net, gross } = line;
  const isGift = kind === 'gift';
  return [
    {
      text: name,
      detail: [detail, code, unitNet(line)].filter(Boolean).join(' · '),
      isStrong: true,
    },
    { text: String(quantity) },
    { text: isGift ? say('offered') : money(unitPrice) },
    { text: discount === 0 ? '' : money(discount) },
    { text: rateOf(rate) },
    { text: money(net) },
    { text: money(gross), isStrong: true },
  ];
}

/** Unit price without VAT, after discounts (INV-02). */
const unitNet = ({ kind, net, quantity }: DocumentLine) =>
  kind === 'goods' && quantity > 1
    ? say('unitNet', { amount: money(Math.round(net / quantity)) })
    : null;

function drawVat(pdf: PdfDocument, { rates }: DocumentSnapshot, y: number): number {
  const columns = [
    { label: say('columns.rate'), width: 48 },
    { label: say('columns.base'), width: 62, align: right },
    { label: say('columns.vat'), width: 54, align: right },
    { label: say('columns.gross'), width: 62, align: right },
  ];
  const rows = rates.map(({ rate, net, vat, gross }) => [
    { text: rateOf(rate) },
    { text: money(net) },
    { text: money(vat) },
    { text: money(gross) },
  ]);
  return drawTable(pdf, { columns, rows, x: SHEET.left, y });
}

function drawTotal(pdf: PdfDocument, document: DocumentSnapshot, from: number): number {
  const { kind, rates, total } = document;
  const net = rates.reduce((all, rate) => all + rate.net, 0);
  const x = 334;
  const width = SHEET.right - x;
  decorate(pdf, () => pdf.doc.roundedRect(x, from, width, 78, 10).fillColor(INK.ground).fill());
  const rows: [string, string, boolean][] = [
    [say('totalNet'), money(net), false],
    [say('totalVat'), money(total - net), false],
    [say(`total.${kind}`), money(total), true],
  ];
  let y = from + 12;
  for (const [label, amount, isStrong] of rows) {
    const size = isStrong ? 13 : 10;
    const face = isStrong ? 'bold' : 'regular';
    const part = pdf.doc.struct('P');
    pdf.root.add(part);
    const inside = { y, size, face, width: width - 28, x: x + 14 } as const;
    write(pdf, part, 'Span', label, inside);
    y = write(pdf, part, 'Span', amount, { ...inside, align: right }) + (isStrong ? 0 : 5);
    part.end();
  }
  return from + 78;
}

/** Text on how it was paid or refunded. */
function moneyNote({ kind, payment, movesNoMoney }: DocumentSnapshot, method: string): string {
  if (movesNoMoney) return say('notes.movesNoMoney');
  if (kind === 'credit_note') return say('notes.paidBack', { method });
  return payment.paidOn
    ? say('notes.paid', { date: fullDate(payment.paidOn), method })
    : say('notes.byMethod', { method });
}

/** The same when store credit paid a part or all. */
function creditWords({ kind, payment, total }: DocumentSnapshot, cents: Cents, method: string) {
  const isWhole = cents === Math.abs(total);
  const date = payment.paidOn ? fullDate(payment.paidOn) : '';
  const params = { date, method, credit: money(cents), rest: money(Math.abs(total) - cents) };
  if (kind === 'credit_note') return say(isWhole ? 'notes.backAsCredit' : 'notes.backBoth', params);
  return say(isWhole ? 'notes.paidWithCredit' : 'notes.paidBoth', params);
}

function drawNotes(pdf: PdfDocument, document: DocumentSnapshot, from: number): void {
  const { kind, regime, country, rates, payment, currency } = document;
  const method = t(`orders.paymentMethods.${payment.method}`);
  const shown = rates.map(({ rate }) => rateOf(rate)).join(', ');
  const notes = [
    document.isTest && say('notes.test'),
    payment.credit && !document.movesNoMoney
      ? creditWords(document, payment.credit, method)
      : moneyNote(document, method),
    regime === 'oss' && say('notes.oss', { country: countryName(country), rates: shown }),
    say('notes.currency', { currency }),
    kind === 'invoice' && say('notes.discount'),
    kind === 'invoice' && say('notes.guarantee'),
  ];
  let y = from;
  for (const note of notes)
    if (note)
      y = write(pdf, pdf.root, 'P', note, {
        x: SHEET.left,
        y,
        width: SHEET.width,
        size: 8.5,
        colour: INK.quiet,
      });
}

function drawFeet(pdf: PdfDocument, { seller, number }: DocumentSnapshot): void {
  const { doc } = pdf;
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Repeated on every page, so it is marked as an artifact that screen readers skip.
    doc.markContent('Artifact', { type: 'Pagination' });
    const text = say('foot', { seller: seller.name, register: seller.register });
    const page = say('page', { number, page: index + 1, count });
    doc.font('regular').fontSize(7.5).fillColor(INK.quiet);
    doc.text(text, SHEET.left, 796, { width: 360, lineBreak: false });
    doc.text(page, SHEET.right - 160, 796, { width: 160, align: right, lineBreak: false });
    doc.endMarkedContent();
  }
}
