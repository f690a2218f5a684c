import { type Cents, readCents } from '#kit/money.ts';
import { readSheet } from '#kit/read-sheet.ts';

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

/** Reads a sheet of prices; `missing` names the columns it lacks, then there are no lines. */
export function readPriceSheet(text: string): ReadPriceSheet {
  const { missing, rows } = readSheet(text, { needed: PRICE_COLUMNS });
  const lines = rows.map(({ line, cells: { code = '', site = '', prix = '' } }) => {
    return { line, code, channel: site.toUpperCase(), cents: readCents(prix) };
  });
  return { lines, missing };
}
