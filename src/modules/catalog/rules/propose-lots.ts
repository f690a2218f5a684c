/** What stands at one place of one lot of an article; the lot '' is of no known lot. */
export interface LotLevel {
  variantCode: string;
  lot: string;
  place: string;
  /** Civil date. */
  bestBefore: string | null;
  /** Pieces. */
  quantity: number;
}

/** Pieces that are taken from one place of one lot. */
export type LotPick = LotLevel;

/** Where pieces of no known lot are noted. */
export const nameless = (variantCode: string, quantity: number): LotPick => ({
  variantCode,
  lot: '',
  place: '',
  bestBefore: null,
  quantity,
});

/** Codes and places are compared as a machine sorts them: the order of a list is the same everywhere. */
const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** First what expires first; what says no date is asked for last. */
export const firstExpired = (a: LotLevel, b: LotLevel): number =>
  inOrder(a.bestBefore ?? '9', b.bestBefore ?? '9') ||
  inOrder(a.place, b.place) ||
  inOrder(a.lot, b.lot);

/**
 * Proposes from which lots pieces are taken, first expired first out; asked again it goes on where it was, so that
 * the orders of a wave share what there is. What is past its date on `today` (civil) is never proposed, and
 * what no lot holds is of no known lot.
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
