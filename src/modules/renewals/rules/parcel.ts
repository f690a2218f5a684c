import { piecesCovered, piecesInstead } from '#modules/subscriptions/rules/index.ts';

interface Wanted {
  variantCode: string;
  quantity: number;
}

/** What its customer chose for when a line is missing, and what that takes of the day. */
export interface Instead {
  /** Pieces of the chosen variant that nobody else is promised, and of one piece its grams. */
  there: number;
  netGrams: number;
}

export interface Missing<Line> {
  line: Line;
  /** Pieces of it that are not there. */
  quantity: number;
}

export interface Replaced<Line> extends Missing<Line> {
  /** The variant that leaves in place of them, and how many pieces of it. */
  to: string;
  pieces: number;
}

interface PlannedLine extends Wanted {
  netGrams: number;
}

/** What is done of a delivery where goods are missing (0320). */
export interface Fulfilment<Line> {
  /** What leaves as it was wanted. */
  sent: Line[];
  replaced: Replaced<Line>[];
  /** What is missing and nothing comes instead of. */
  leftOut: Missing<Line>[];
}

/**
 * What leaves of a delivery: what is there, what was chosen instead of what is missing, and what is
 * left out. `insteadOf` answers the variant chosen for a line; pieces are for who comes first.
 */
export function fulfil<Line extends PlannedLine>(
  lines: readonly Line[],
  there: ReadonlyMap<string, number>,
  insteadOf: (line: Line) => (Instead & { variantCode: string }) | null,
): Fulfilment<Line> {
  const onShelf = new Map(there);
  const done: Fulfilment<Line> = { sent: [], replaced: [], leftOut: [] };
  const missing = lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, onShelf.get(line.variantCode) ?? 0);
    onShelf.set(line.variantCode, (onShelf.get(line.variantCode) ?? 0) - quantity);
    if (quantity > 0) done.sent.push({ ...line, quantity });
    return quantity < line.quantity ? [{ line, quantity: line.quantity - quantity }] : [];
  });
  const free = new Map<string, number>();
  for (const { line, quantity } of missing) {
    const instead = insteadOf(line);
    const has = instead ? (free.get(instead.variantCode) ?? instead.there) : 0;
    const pieces = instead ? Math.min(has, piecesInstead(quantity, line, instead)) : 0;
    if (instead) free.set(instead.variantCode, has - pieces);
    const covered =
      instead && pieces > 0 ? Math.min(quantity, piecesCovered(pieces, line, instead)) : 0;
    if (instead && covered > 0)
      done.replaced.push({ line, quantity: covered, to: instead.variantCode, pieces });
    if (covered < quantity) done.leftOut.push({ line, quantity: quantity - covered });
  }
  return done;
}
