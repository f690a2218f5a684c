import { t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import { weight } from '#i18n/numbers.ts';
import { createPdfDocument, decorate, INK, SHEET, write } from '#modules/invoices/server/index.ts';
import type { ManifestShape } from '../admin-contracts.ts';

type Carrier = ManifestShape['carriers'][number];

const say = (key: string, params?: Record<string, string | number>) =>
  t(`waves.manifest.${key}`, params);

const ROW = 15;
/** Space below the rows for the driver's signature. */
const SIGNATURE = 90;

const kilos = (grams: number | null): string => (grams === null ? '' : weight(grams));

/** The list of parcels a carrier collects on a day, with space for a signature. `now`: date of the file. */
export async function drawManifest(
  { carrier, methodName, parcels }: Carrier,
  date: string,
  now: Date,
): Promise<Buffer> {
  const title = say('title', { carrier: carrier || methodName, date: longDate(date) });
  const pdf = await createPdfDocument({ title, author: say('shop'), subject: title, date: now });
  const { left, right, top, width } = SHEET;
  write(pdf, pdf.root, 'H1', title, { x: left, y: top, width, face: 'heading', size: 16 });
  const total = parcels.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  write(pdf, pdf.root, 'P', say('sum', { count: parcels.length, kilos: kilos(total) }), {
    x: left,
    y: top + 40,
    width,
  });
  const columns = [
    { x: left, width: 110 },
    { x: left + 116, width: 76 },
    { x: left + 198, width: 150 },
    { x: left + 354, width: 100 },
    { x: right - 42, width: 42, align: 'right' as const },
  ];
  const row = (cells: readonly string[], y: number, face: 'regular' | 'bold') => {
    for (const [index, text] of cells.entries()) {
      const column = columns[index];
      if (column && text)
        write(pdf, pdf.root, 'P', cut(text, column.width), { ...column, y, face, size: 8.5 });
    }
  };
  let y = top + 66;
  const heads = ['parcel', 'order', 'name', 'place', 'weight'].map((key) => say(key));
  row(heads, y, 'bold');
  y += ROW;
  for (const { trackingNumber, numbers, name, postcode, city, countryCode, grams } of parcels) {
    if (y > SHEET.bottom - ROW) {
      pdf.doc.addPage();
      y = top;
      row(heads, y, 'bold');
      y += ROW;
    }
    const place = `${postcode} ${city} ${countryCode}`.trim();
    row([trackingNumber, numbers.join(' '), name, place, kilos(grams)], y, 'regular');
    decorate(pdf, () =>
      pdf.doc
        .moveTo(left, y + ROW - 4)
        .lineTo(right, y + ROW - 4)
        .lineWidth(0.4)
        .strokeColor(INK.line)
        .stroke(),
    );
    y += ROW;
  }
  if (y > SHEET.bottom - SIGNATURE) {
    pdf.doc.addPage();
    y = top;
  }
  write(pdf, pdf.root, 'P', say('handedOver'), { x: left, y: y + 24, width });
  pdf.root.end();
  pdf.doc.end();
  return pdf.finished;
}

/** Cuts a text to one line of a column, at about five points per character. */
const cut = (text: string, width: number): string => {
  const most = Math.floor(width / 4.6);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};
