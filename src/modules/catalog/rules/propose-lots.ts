/** Stock of one lot of an article at one place; the lot '' means unknown. */
export interface LotLevel {
  variantCode: string;
  lot: string;
  place: string;
  /** Civil date. */
  bestBefore: string | null;
  /** Pieces. */
  quantity: number;
}

/** Units taken from one lot at one place. */
export type LotPick = LotLevel;

/** A pick from an unknown lot. */
export const nameless = (variantCode: string, quantity: number): LotPick => ({
  variantCode,
  lot: '',
  place: '',
  bestBefore: null,
  quantity,
});

/** Compared by code unit rather than by locale, so that the order is the same everywhere. */
const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Earliest expiry date first; lots without a date last. */
export const firstExpired = (a: LotLevel, b: LotLevel): number =>
  inOrder(a.bestBefore ?? '9', b.bestBefore ?? '9') ||
  inOrder(a.place, b.place) ||
  inOrder(a.lot, b.lot);

/**
 * Proposes lots for picking, first expired first out. Successive calls continue where the last one
 * stopped, so that the orders of a wave share the stock. Lots past their date on `today` (civil)
 * are never proposed; units that no lot covers get an unknown lot.
 */
export function lotProposals(
  levels: readonly LotLevel[],
  today: string,
): (variantCode: string, quantity: number) => LotPick[] {
  const usable = levels
    .filter(({ lot, quantity }) => lot !== '' && quantity > 0)
    .filter(({ bestBefore }) => bestBefore === null || bestBefore >= today)
    .toSorted(firstExpired)
    .map((level) => ({ ...level }));
  const byCode = Map.groupBy(usable, ({ variantCode }) => variantCode);
  return (variantCode, quantity) => {
    let missing = quantity;
    const picks: LotPick[] = [];
    for (const level of byCode.get(variantCode) ?? []) {
      const taken = Math.min(missing, level.quantity);
      if (taken <= 0) continue;
      level.quantity -= taken;
      missing -= taken;
      picks.push({ ...level, quantity: taken });
    }
    if (missing > 0) picks.push(nameless(variantCode, missing));
    return picks;
  };
}
