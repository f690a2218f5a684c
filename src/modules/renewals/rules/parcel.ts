import { piecesCovered, piecesInstead } from '#modules/subscriptions/rules/index.ts';

interface Wanted {
  variantCode: string;
  quantity: number;
}

/** The substitute chosen for a missing line, and its available stock. */
export interface Instead {
  /** Pieces of the substitute not reserved for others, and grams per piece. */
  there: number;
  netGrams: number;
}

export interface Missing<Line> {
  line: Line;
  /** Missing pieces of it. */
  quantity: number;
}

export interface Replaced<Line> extends Missing<Line> {
  /** The substitute variant, and its pieces. */
  to: string;
  pieces: number;
}

interface PlannedLine extends Wanted {
  netGrams: number;
}

/** How a delivery with missing goods is fulfilled (0320). */
export interface Fulfilment<Line> {
  /** Lines that leave as wanted. */
  sent: Line[];
  replaced: Replaced<Line>[];
  /** Missing pieces without a substitute. */
  leftOut: Missing<Line>[];
}

/**
 * Decides what leaves of a delivery: available lines, substitutes for missing ones, and the pieces left out.
 * `insteadOf` returns the substitute of a line; earlier lines take stock first.
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
