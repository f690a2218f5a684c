/** A format of a food: grams of a bag, or units in a box. Price in cents. */
export type Pack = { sku: string; size: number; cents: number };

export type PackCount = { sku: string; count: number };

type Choice = { counts: PackCount[]; cents: number; packs: number };

/** The cheapest combination of packs that holds at least `wanted`; if equal, the fewest packs. Empty: none is sold. */
export function cheapestPacks(packs: readonly Pack[], wanted: number): PackCount[] {
  const largestFirst = packs.toSorted((a, b) => b.size - a.size);
  return (cheapest(largestFirst, wanted)?.counts ?? []).filter(({ count }) => count > 0);
}

function cheapest([pack, ...smaller]: readonly Pack[], wanted: number): Choice | null {
  if (wanted <= 0) return { counts: [], cents: 0, packs: 0 };
  if (!pack) return null;
  const enough = Math.ceil(wanted / pack.size);
  // The smallest format has to cover the rest, since no smaller one remains.
  const least = smaller.length === 0 ? enough : 0;
  let best: Choice | null = null;
  for (let count = enough; count >= least; count--) {
    const rest = cheapest(smaller, wanted - count * pack.size);
    if (!rest) continue;
    const choice = {
      counts: [{ sku: pack.sku, count }, ...rest.counts],
      cents: count * pack.cents + rest.cents,
      packs: count + rest.packs,
    };
    if (best === null || isBetter(choice, best)) best = choice;
  }
  return best;
}

const isBetter = (one: Choice, other: Choice) =>
  one.cents < other.cents || (one.cents === other.cents && one.packs < other.packs);
