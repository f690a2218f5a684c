import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { byLanguage } from '#i18n/language.ts';
import { bowlPath } from '#ui/bowl-path.ts';
import type { DocumentSnapshot, Party } from '../../rules/index.ts';
import { decorate, INK, type PdfDocument, SHEET, write } from './pdf-document.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`invoices.document.${key}`, params);

const RIGHT = 318;
const RIGHT_WIDTH = SHEET.right - RIGHT;

/** Draws seller, document title and customer. Returns the y position for the table. */
export function drawHead(pdf: PdfDocument, document: DocumentSnapshot): number {
  drawMark(pdf);
  const sellerEnd = drawSeller(pdf, document);
  const factsEnd = drawFacts(pdf, document);
  const y = Math.max(sellerEnd, factsEnd) + 22;
  const ends = [
    drawParty(pdf, say('billedTo'), document.buyer, SHEET.left, y),
    drawParty(pdf, say('deliveredTo'), document.delivery, RIGHT, y),
  ];
  return Math.max(...ends) + 24;
}

function drawMark(pdf: PdfDocument): void {
  const { doc, root } = pdf;
  decorate(pdf, () => {
    doc
      .save()
      .translate(SHEET.left, SHEET.top)
      .scale(0.06)
      .fillColor(INK.brand)
      .roundedRect(26, 0, 548, 56, 28)
      .fill()
      .path(bowlPath)
      .fill()
      .restore();
  });
  write(pdf, root, 'P', say('brand'), {
    x: SHEET.left + 46,
    y: SHEET.top - 6,
    width: 200,
    face: 'heading',
    size: 22,
    colour: INK.brand,
  });
}

function drawSeller(pdf: PdfDocument, { seller }: DocumentSnapshot): number {
  const place = { x: SHEET.left, width: 230, size: 8.5, colour: INK.quiet };
  let y: number = SHEET.top + 36;
  for (const line of [
    seller.name,
    seller.form,
    `${seller.street}, ${seller.postcode} ${seller.city}`,
    seller.register,
    say('vatNumber', { number: seller.vatNumber }),
    seller.email,
  ])
    y = write(pdf, pdf.root, 'P', line, { ...place, y });
  return y;
}

function drawFacts(pdf: PdfDocument, document: DocumentSnapshot): number {
  const { kind, number, corrects, replaces, reason } = document;
  const right = { x: RIGHT, width: RIGHT_WIDTH };
  let y = write(pdf, pdf.root, 'H1', say(`title.${kind}`), {
    ...right,
    y: SHEET.top - 8,
    face: 'heading',
    size: 26,
    colour: INK.brand,
  });
  y = write(pdf, pdf.root, 'P', say('number', { number }), {
    ...right,
    y: y + 2,
    face: 'bold',
    size: 11,
  });
  const facts = [
    say('issuedOn', { date: fullDate(document.issuedOn) }),
    say('order', { number: document.orderNumber, date: fullDate(document.orderedOn) }),
    say('shippedOn', { date: fullDate(document.shippedOn) }),
    corrects && say('corrects', { number: corrects.number, date: fullDate(corrects.issuedOn) }),
    replaces && say('replaces', { number: replaces.number, date: fullDate(replaces.issuedOn) }),
    reason && say('reason', { reason }),
  ];
  y += 4;
  for (const fact of facts) if (fact) y = write(pdf, pdf.root, 'P', fact, { ...right, y, size: 9 });
  return y;
}

function drawParty(
  pdf: PdfDocument,
  heading: string,
  party: Party,
  x: number,
  from: number,
): number {
  const place = { x, width: RIGHT_WIDTH };
  let y = write(pdf, pdf.root, 'H2', heading, {
    ...place,
    y: from,
    size: 8,
    colour: INK.quiet,
  });
  const { name, company, vatNumber, street, street2, postcode, city, countryCode } = party;
  const vat = vatNumber && say('vatNumber', { number: vatNumber });
  const lines = [company, street, street2, `${postcode} ${city}`, countryName(countryCode), vat];
  y = write(pdf, pdf.root, 'P', name, { ...place, y: y + 2, face: 'bold', size: 10 });
  for (const line of lines)
    if (line) y = write(pdf, pdf.root, 'P', line, { ...place, y, size: 9.5 });
  return y;
}

const names = byLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** Any country can be in a billing address (GEO-02). */
export const countryName = (code: string): string => names().of(code) ?? code;
