/** A line of a delivery, with its line number in the pasted text. */
export interface DeliveredLine {
  line: number;
  /** Eight digits, or the barcode number. */
  code: string;
  quantity: number;
  lot: string | null;
  /** Civil date. */
  bestBefore: string | null;
  place: string | null;
}

export interface DeliveryProblem {
  line: number;
  problem: 'unreadable' | 'quantity' | 'lot' | 'date' | 'place';
}

/** Most lines of one delivery, or of one count of shelves. */
export const MOST_LINES = 2_000;

/** Maximum units per line, to catch typing errors. */
export const MOST_DELIVERED = 100_000;

const LOT = /^[A-Za-z0-9./_-][A-Za-z0-9./_\s-]{0,39}$/;
const PLACE = /^[A-Za-z0-9\s-]{0,20}$/;

/**
 * Parses a pasted delivery note: `code;quantity;lot;date;place` on each line; the last three are
 * optional, and a comma, tab or space may replace the semicolon. Empty lines and a first line of
 * headings are skipped.
 */
export function readDelivery(text: string) {
  const lines: DeliveredLine[] = [];
  const problems: DeliveryProblem[] = [];
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const row = written.trim();
    if (row === '' || (index === 0 && !/\d/.test(row))) continue;
    const [code = '', count = '', lot = '', date = '', place = ''] = cellsOf(written);
    const quantity = Number(count);
    const bestBefore = readDate(date);
    const problem =
      !/^(\d{8}|\d{13,14})$/.test(code) || !/^-?\d+$/.test(count)
        ? 'unreadable'
        : quantity < 1 || quantity > MOST_DELIVERED
          ? 'quantity'
          : lot !== '' && !LOT.test(lot)
            ? 'lot'
            : bestBefore === undefined
              ? 'date'
              : !PLACE.test(place)
                ? 'place'
                : null;
    if (problem) problems.push({ line: index + 1, problem });
    else
      lines.push({
        line: index + 1,
        code,
        quantity,
        lot: lot || null,
        bestBefore: bestBefore ?? null,
        place: place || null,
      });
  }
  return { lines, problems };
}

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\s+|[ ]+$/g, '')
    .split(/[;\t]/.test(row) ? /[;\t]/ : row.includes(',') ? ',' : /\s+/)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    );

/** Accepts `30/06/2027` and `2027-06-30`; null when empty, undefined when invalid. */
function readDate(text: string): string | null | undefined {
  if (text === '') return null;
  const french = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  const [, day = '', month = '', year = ''] = french ?? [];
  const date = french ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const time = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== date
    ? undefined
    : date;
}
