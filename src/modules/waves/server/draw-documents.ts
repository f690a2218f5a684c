import { t } from '#i18n/catalogue.server.ts';
import { shortDate } from '#i18n/dates.ts';
import { bars } from '#kit/code-128.ts';
import {
  createPdfDocument,
  decorate,
  INK,
  type PdfDocument,
  SHEET,
  write,
} from '#modules/invoices/server/index.ts';
import type { WaveOrderShape, WaveShape } from '../admin-contracts.ts';
import { isHere } from '../rules/index.ts';
import { type PlacedLabel, placeLabels } from './place-labels.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`waves.documents.${key}`, params);

/** Position of the label on a sheet: the lower half, A6 landscape. */
const LABEL_TOP = 440;
const ROW = 15;

/** A label made by the carrier. */
export interface DrawnLabel {
  trackingNumber: string;
  format: 'pdf' | 'zpl';
  content: Buffer | null;
}

/**
 * Packing slips and labels of a wave, one sheet per order in the order of the shelves: slip above, label of the first
 * parcel below, one more sheet per further parcel. Orders that do not leave are omitted. Carriers' labels for sheets
 * replace the shop's own; those for a thermal printer are printed separately. `only`: number of the only order to draw.
 */
export async function drawWaveDocuments(
  wave: WaveShape,
  labels: readonly DrawnLabel[],
  date: Date,
  only?: string,
): Promise<Buffer> {
  const drawn = new Map(labels.map((label) => [label.trackingNumber, label]));
  const placed: PlacedLabel[] = [];
  let pages = 1;
  const pdf = await createPdfDocument({
    title: say('title', { wave: wave.id }),
    author: say('shop'),
    subject: say('title', { wave: wave.id }),
    date,
  });
  pdf.doc.on('pageAdded', () => {
    pages += 1;
  });
  const leaving = wave.members.filter(isHere);
  const printed = leaving.filter(({ number }) => only === undefined || number === only);
  for (const [index, order] of printed.entries()) {
    if (index > 0) pdf.doc.addPage();
    drawSlip(pdf, order, leaving.indexOf(order) + 1, leaving.length);
    for (const [nth, number] of ownLabels(order).entries()) {
      const label = drawn.get(number);
      if (label?.format === 'zpl') continue;
      if (nth > 0) pdf.doc.addPage();
      if (label?.content) placed.push({ page: pages - 1, content: label.content });
      else drawLabel(pdf, order, { number, nth: nth + 1 });
    }
  }
  pdf.root.end();
  pdf.doc.end();
  return placeLabels(await pdf.finished, placed);
}

function drawSlip(pdf: PdfDocument, order: WaveOrderShape, nth: number, of: number): void {
  const { left, right, top, width } = SHEET;
  const { number, goods, picks, message, dispatchOn, shippingAddress } = order;
  const line = (text: string, y: number, more: object = {}) =>
    write(pdf, pdf.root, 'P', text, { x: left, y, width, ...more });
  write(pdf, pdf.root, 'H1', say('order', { number }), {
    x: left,
    y: top,
    width: 340,
    face: 'heading',
    size: 20,
  });
  write(pdf, pdf.root, 'P', `${nth} / ${of}`, {
    x: right - 120,
    y: top + 6,
    width: 120,
    align: 'right',
    colour: INK.quiet,
  });
  drawBars(pdf, number, { x: right - 190, y: top + 26, width: 190, height: 26 });
  let y = line(addressLines(order).join(', '), top + 30, { width: 290 });
  const facts = [
    [order.methodName, order.carrier].filter(Boolean).join(' · '),
    dispatchOn && say('dispatch', { date: shortDate(dispatchOn) }),
    shippingAddress?.phoneNumber && say('phone', { number: shippingAddress.phoneNumber }),
  ].filter(Boolean);
  y = line(facts.join(' · '), y + 2, { colour: INK.quiet, width: 290 });
  if (shippingAddress?.deliveryInstructions)
    y = line(say('instructions', { text: shippingAddress.deliveryInstructions.slice(0, 200) }), y);
  if (order.together.length > 0)
    y = line(say('together', { numbers: order.together.join(', ') }), y, { face: 'bold' });
  if (message) y = line(say('message', { text: message.slice(0, 300) }), y, { face: 'bold' });
  y = Math.max(y + 10, top + 76);
  const columns = [
    { x: left, width: 40 },
    { x: left + 46, width: 236 },
    { x: left + 286, width: 70 },
    { x: left + 360, width: 76 },
    { x: left + 438, width: 62 },
  ];
  const row = (cells: readonly string[], at: number, face: 'regular' | 'bold') => {
    for (const [index, text] of cells.entries()) {
      const column = columns[index];
      if (column && text) write(pdf, pdf.root, 'P', text, { ...column, y: at, face, size: 9 });
    }
  };
  const heads = ['quantity', 'article', 'place', 'lot', 'bestBefore'].map((key) => say(key));
  row(heads, y, 'bold');
  y += ROW + 12;
  const nameOf = (code: string) => {
    const good = goods.find(({ variantCode }) => variantCode === code);
    return [good?.productName ?? code, good?.variantName].filter(Boolean).join(', ');
  };
  for (const { variantCode, quantity, place, lot, bestBefore } of picks) {
    if (y > SHEET.bottom - ROW) {
      pdf.doc.addPage();
      y = top;
    }
    // A long slip continues in the place of the label, which then gets its own sheet.
    const cells = [
      `${quantity} ×`,
      cut(nameOf(variantCode), 52),
      place,
      lot,
      bestBefore ? shortDate(bestBefore) : '',
    ];
    row(cells, y, 'regular');
    decorate(pdf, () =>
      pdf.doc
        .moveTo(left, y + ROW - 3)
        .lineTo(right, y + ROW - 3)
        .lineWidth(0.5)
        .strokeColor(INK.line)
        .stroke(),
    );
    y += ROW + 2;
  }
  if (y > LABEL_TOP && ownLabels(order).length > 0) pdf.doc.addPage();
}

function drawLabel(
  pdf: PdfDocument,
  order: WaveOrderShape,
  { number, nth }: { number: string; nth: number },
): void {
  const { left, right, width } = SHEET;
  const top = LABEL_TOP;
  decorate(pdf, () =>
    pdf.doc
      .rect(left, top, width, SHEET.bottom - top)
      .lineWidth(1)
      .strokeColor(INK.text)
      .stroke(),
  );
  const x = left + 16;
  write(pdf, pdf.root, 'H2', [order.carrier, order.methodName].filter(Boolean).join(' · '), {
    x,
    y: top + 14,
    width: 300,
    face: 'bold',
    size: 11,
  });
  write(pdf, pdf.root, 'P', say('parcel', { parcel: nth, parcels: order.labels.length }), {
    x: right - 176,
    y: top + 14,
    width: 160,
    align: 'right',
    size: 11,
  });
  let y = top + 44;
  for (const text of addressLines(order)) {
    y = write(pdf, pdf.root, 'P', text, { x, y, width: 440, face: 'bold', size: 15 }) + 3;
  }
  drawBars(pdf, number, { x, y: SHEET.bottom - 96, width: width - 32, height: 56 });
  write(pdf, pdf.root, 'P', number, {
    x,
    y: SHEET.bottom - 32,
    width: 300,
    face: 'bold',
    size: 13,
  });
  write(pdf, pdf.root, 'P', say('order', { number: order.number }), {
    x: right - 216,
    y: SHEET.bottom - 30,
    width: 200,
    align: 'right',
    size: 11,
  });
}

/** A barcode, as wide as the space allows. */
function drawBars(
  pdf: PdfDocument,
  text: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const modules = bars(text);
  const total = modules.reduce((sum, one) => sum + one, 0);
  const unit = Math.min(width / total, 1.6);
  decorate(pdf, () => {
    let at = x;
    for (const [index, wide] of modules.entries()) {
      // Bars and gaps alternate.
      if (index % 2 === 0) pdf.doc.rect(at, y, wide * unit, height);
      at += wide * unit;
    }
    pdf.doc.fillColor('#000000').fill();
  });
}

function addressLines({ shippingAddress, pickupAddress }: WaveOrderShape): string[] {
  const name = shippingAddress && `${shippingAddress.firstName} ${shippingAddress.lastName}`;
  if (pickupAddress) {
    const { street, postcode, city } = pickupAddress;
    return [name ?? '', say('relay', { name: pickupAddress.name }), street, `${postcode} ${city}`];
  }
  if (!shippingAddress) return [];
  const { company, street, street2, postcode, city, countryCode } = shippingAddress;
  return [name ?? '', company ?? '', street, street2 ?? '', `${postcode} ${city} ${countryCode}`]
    .map((text) => text.trim())
    .filter(Boolean);
}

/** An order in the parcel of another one is printed without a label. */
export const ownLabels = ({ labels, sharesLabel }: WaveOrderShape) => (sharesLabel ? [] : labels);

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
