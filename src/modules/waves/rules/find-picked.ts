import { readGs1 } from '#kit/gs1.ts';

interface Line {
  variantCode: string;
  lot: string;
  ean: string | null;
}

/** Result of a scan at a shelf: a line to pick, a line already picked, or nothing of this wave. */
export interface PickScan<Of extends Line> {
  says: 'taken' | 'again' | 'other_lot' | 'not_here';
  line: Of | null;
}

/**
 * Finds the scanned line: by the lot in the code, else by article. `isTaken` tells which lines are done. A lot that
 * is not on the list is reported, so that the lot expiring first is picked first.
 */
export function findPicked<Of extends Line>(
  lines: readonly Of[],
  text: string,
  isTaken: (line: Of) => boolean,
): PickScan<Of> {
  const typed = text.trim();
  const read = readGs1(typed);
  const ofArticle = lines.filter(
    ({ variantCode, ean }) =>
      variantCode === typed || (read?.gtin && ean?.padStart(14, '0') === read.gtin),
  );
  const lot = read?.lot?.toUpperCase() ?? null;
  const named = read && read.gtin === null ? lines : ofArticle;
  const ofLot = named.filter((line) => lot === null || line.lot === '' || line.lot === lot);
  const [first] = ofLot;
  if (!first) return { says: ofArticle.length > 0 ? 'other_lot' : 'not_here', line: null };
  const open = ofLot.find((line) => !isTaken(line));
  return open ? { says: 'taken', line: open } : { says: 'again', line: first };
}
