import type { Cents } from '#kit/money.ts';

/** The prices a variant carries in the content API, each possibly missing or not an integer. */
export type PriceKind = 'base_price' | 'base_price_tf' | 'base_price_subscription';

export type PricedVariant = { show_variant: boolean } & Readonly<Record<PriceKind, unknown>>;

/** Lowest integer price of a kind among the variants that are shown, or null (CAT-08). */
export function lowestPrice(variants: readonly PricedVariant[], kind: PriceKind): Cents | null {
  const prices = variants
    .filter((variant) => variant.show_variant)
    .map((variant) => variant[kind])
    .filter((price): price is Cents => Number.isInteger(price));
  return prices.length > 0 ? Math.min(...prices) : null;
}
