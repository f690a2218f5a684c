import type { ContentVariant } from '../contracts.ts';

/** The variants a shopper may choose from (CAT-09). */
export const offeredVariants = <V extends Pick<ContentVariant, 'show_variant'>>(
  variants: readonly V[],
) => variants.filter((variant) => variant.show_variant);

/** The variant shown on a product card: the cheapest available one, else the cheapest one offered. */
export function cheapestVariant<
  V extends Pick<ContentVariant, 'show_variant' | 'in_stock' | 'base_price'>,
>(variants: readonly V[]): V | null {
  const offered = offeredVariants(variants);
  const buyable = offered.filter((variant) => variant.in_stock);
  const [first, ...others] = buyable.length > 0 ? buyable : offered;
  if (!first) return null;
  return others.reduce((low, one) => (one.base_price < low.base_price ? one : low), first);
}

/** Grams of the largest pack one person can carry, which pictures and pages show first. */
export const USUAL_MOST_GRAMS = 12_000;

/**
 * The variant a product page opens with: the one in the URL, else the largest pack up to the usual
 * weight that is available, else the first offered. Undefined when the URL names an unknown variant
 * (RTE-12).
 */
export function variantOf(
  variants: readonly ContentVariant[],
  format: string | undefined,
): ContentVariant | null | undefined {
  const offered = offeredVariants(variants);
  if (format !== undefined) return offered.find((variant) => variant.slug === format);
  const buyable = offered.filter((variant) => variant.in_stock);
  const usual = buyable.filter((variant) => variant.weight <= USUAL_MOST_GRAMS);
  const biggest = usual.toSorted((a, b) => b.weight - a.weight)[0];
  return biggest ?? buyable[0] ?? offered[0] ?? null;
}

/** Price reduction in whole percent of the reference price (PRI-02); 0 without one. */
export function reductionPercent(cents: number, before: number | null): number {
  return before !== null && before > cents ? Math.floor((1 - cents / before) * 100) : 0;
}
