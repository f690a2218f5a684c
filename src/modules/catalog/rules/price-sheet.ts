import { type Cents, readCents } from '#kit/money.ts';

/** The columns a sheet of prices must have; others are read past. */
export const PRICE_COLUMNS = ['code', 'site', 'prix'] as const;

/** A line of a sheet, as it was typed. */
export interface PriceLine {
  /** In the file; its titles are line 1. */
  line: number;
  code: string;
  channel: string;
  /** Null when it is no price. */
  cents: Cents | null;
}

export type ReadPriceSheet = { lines: PriceLine[]; missing: readonly string[] };

/**
 * Reads a sheet of prices, whatever spreadsheet wrote it: semicolons, commas or tabs, with or without quotes and byte
 * order mark, columns in any order. `missing` names the columns it lacks; then there are no lines.
 */
export function readPriceSheet(text: string): ReadPriceSheet {
  const rows = cellsOf(text.replace(/^\uFEFF/, ''));
  const [titles = []] = rows;
  const named = titles.map((title) => title.trim().toLowerCase());
  const missing = PRICE_COLUMNS.filter((name) => !named.includes(name));
  if (missing.length > 0) return { lines: [], missing };
  const at = (row: readonly string[], name: (typeof PRICE_COLUMNS)[number]) =>
    // A spreadsheet keeps a leading apostrophe of what is not to be a number.
    (row[named.indexOf(name)] ?? '').trim().replace(/^'/, '');
  const lines = rows.flatMap((row, index) =>
    index === 0 || row.every((cell) => cell.trim() === '')
      ? []
      : [
          {
            line: index + 1,
            code: at(row, 'code'),
            channel: at(row, 'site').toUpperCase(),
            cents: readCents(at(row, 'prix')),
          },
        ],
  );
  return { lines, missing };
}

/** Rows and cells; a quoted cell may hold what sets cells and rows apart. */
function cellsOf(text: string): string[][] {
  const [first = ''] = text.split('\n', 1);
  const separator = [';', '\t', ','].find((one) => first.includes(one)) ?? ';';
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || (rows.at(-1)?.length ?? 0) > 0) endCell();
  return rows;
}
