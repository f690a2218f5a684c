import { readGs1 } from '#kit/gs1.ts';
import { lotCode, MOST_LINES, placeCode } from '#modules/catalog/rules/index.ts';
import type { CountedRow } from './typed-receipt.ts';

/** An article of the order, as needed for scanning. */
export interface ScannedArticle {
  variantCode: string;
  ean: string | null;
  name: string;
}

interface Counted {
  rows: readonly CountedRow[];
  /** Index of the last counted row; a barcode with only a lot belongs to it. */
  last: number | null;
}

interface Count extends Counted {
  says: 'added' | 'lot' | 'not_ordered' | 'unreadable' | 'full';
  isRight: boolean;
  /** Name of the counted article, and its total. */
  name: string;
  count: number;
  lot: string;
}

const EMPTY = { quantity: '', lot: '', bestBefore: '', place: '' };
const SILENT = { name: '', count: 0, lot: '' };

/**
 * Applies a scan: adds pieces of an article under the scanned lot, as many as the barcode says or one. A second lot of an article
 * gets its own row; a barcode with only a lot sets the lot of the last counted row. Without `expected` every article counts,
 * under the scanned code, or the code the shop resolved it to (`codeOf`).
 */
export function countScan(
  expected: readonly ScannedArticle[] | null,
  { rows, last }: Counted,
  text: string,
  codeOf: (scanned: string) => string = (scanned) => scanned,
): Count {
  const wrong = (says: Count['says']): Count => ({ rows, last, says, isRight: false, ...SILENT });
  const typed = text.trim();
  const read = readGs1(typed);
  const articles = expected ?? scannedItself(typed, read?.gtin ?? null, codeOf);
  const byCode = articles.find(({ variantCode, ean }) =>
    expected === null ? ean === typed : variantCode === typed,
  );
  if (!byCode && !read) return wrong('unreadable');
  const lot = (read?.lot ?? '').toUpperCase();
  const bestBefore = read?.bestBefore ?? '';
  if (!byCode && read && read.gtin === null) {
    const row = last === null ? undefined : rows[last];
    if (last === null || !row) return wrong('unreadable');
    const { name = '' } = articles.find((one) => one.variantCode === row.variantCode) ?? {};
    const named = { ...row, lot, bestBefore: bestBefore || row.bestBefore };
    const after = rows.with(last, named);
    return { rows: after, last, says: 'lot', isRight: true, name, count: 0, lot };
  }
  const article = byCode ?? articles.find(({ ean }) => ean !== null && ean === eanOf(read?.gtin));
  if (!article) return wrong('not_ordered');
  const { variantCode, name } = article;
  const found = rows.findIndex(
    (row) => row.variantCode === variantCode && (row.lot === lot || row.lot === '' || lot === ''),
  );
  if (found < 0 && rows.length >= MOST_LINES) return wrong('full');
  const at = found < 0 ? placeFor(rows, variantCode) : found;
  const row = (found < 0 ? undefined : rows[found]) ?? { variantCode, ...EMPTY };
  const count = (Number(row.quantity) || 0) + (read?.count ?? 1);
  const counted = {
    ...row,
    quantity: String(count),
    lot: row.lot || lot,
    bestBefore: row.bestBefore || bestBefore,
  };
  const after = found < 0 ? rows.toSpliced(at, 0, counted) : rows.with(at, counted);
  return { rows: after, last: at, says: 'added', isRight: true, name, count, lot: counted.lot };
}

/** Any article, by the shop's own code or its barcode. */
function scannedItself(
  typed: string,
  gtin: string | null,
  codeOf: (scanned: string) => string,
): ScannedArticle[] {
  const code = /^\d{8}$/.test(typed) ? typed : eanOf(gtin);
  return code ? [{ variantCode: codeOf(code), ean: code, name: code }] : [];
}

/**
 * Merges rows of one article that was scanned under several codes: pieces of the same lot and place are added, with the time of
 * the first count. Rows without lot or place join the only one that has one.
 */
export function underOneCode(
  rows: readonly CountedRow[],
  codeOf: (scanned: string) => string,
): CountedRow[] {
  const merged: CountedRow[] = [];
  for (const scanned of rows) {
    const row = { ...scanned, variantCode: codeOf(scanned.variantCode) };
    const ofArticle = merged.filter(({ variantCode }) => variantCode === row.variantCode);
    const alike = ofArticle.filter(
      ({ lot, place }) =>
        isAlike(lotCode(lot), lotCode(row.lot)) && isAlike(placeCode(place), placeCode(row.place)),
    );
    const there = alike.find((one) => shelfOf(one) === shelfOf(row)) ?? alike[0];
    if (there && (alike.length === 1 || shelfOf(there) === shelfOf(row)))
      merged[merged.indexOf(there)] = added(there, row);
    else merged.push(row);
  }
  return merged;
}

const isAlike = (one: string, other: string) => one === other || one === '' || other === '';

const shelfOf = ({ lot, place }: CountedRow) => `${lotCode(lot)}|${placeCode(place)}`;

function added(one: CountedRow, other: CountedRow): CountedRow {
  const moments = [one, other].flatMap(({ countedAt }) => countedAt ?? []);
  const pieces = [one, other].map(({ quantity }) => quantity);
  return {
    variantCode: one.variantCode,
    // A malformed quantity is preserved for correction.
    quantity: pieces.find(isNoNumber) ?? sumOf(pieces),
    lot: one.lot || other.lot,
    bestBefore: one.bestBefore || other.bestBefore,
    place: one.place || other.place,
    countedAt: moments.length > 0 ? Math.min(...moments) : undefined,
  };
}

const isNoNumber = (typed: string) => !/^\d*$/.test(typed);

/** Two empty quantities stay empty, which is not a count of zero. */
const sumOf = (pieces: readonly string[]) =>
  pieces.every((typed) => typed === '')
    ? ''
    : String(pieces.reduce((sum, typed) => sum + Number(typed), 0));

/** A GTIN of fourteen digits with a leading zero is an EAN of thirteen. */
const eanOf = (gtin: string | null | undefined) => gtin?.replace(/^0(?=\d{13}$)/, '');

/** Below the last row of its article, else at the end. */
function placeFor(rows: readonly CountedRow[], variantCode: string): number {
  const below = rows.findLastIndex((row) => row.variantCode === variantCode);
  return below < 0 ? rows.length : below + 1;
}
