export interface PricedVariant {
  show_variant: boolean;
  base_price: unknown;
  base_price_tf: unknown;
  base_price_subscription: unknown;
}

export interface LowestPrices {
  base: number | null;
  withoutTax: number | null;
  subscription: number | null;
}

/** The lowest visible integer price of each kind (CAT-08); hidden variants and invalid prices are ignored. */
export function lowestPrices(variants: readonly PricedVariant[]): LowestPrices {
  const shown = variants.filter((variant) => variant.show_variant);
  const lowest = (prices: unknown[]) => {
    const whole = prices.filter((price): price is number => Number.isInteger(price));
    return whole.length > 0 ? Math.min(...whole) : null;
  };
  return {
    base: lowest(shown.map((variant) => variant.base_price)),
    withoutTax: lowest(shown.map((variant) => variant.base_price_tf)),
    subscription: lowest(shown.map((variant) => variant.base_price_subscription)),
  };
}
