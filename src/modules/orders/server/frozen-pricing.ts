import type { PromisedDeliveries } from '#modules/promotions/rules/index.ts';
import type { FreeProduct, PricedOrder } from '../rules/index.ts';

export interface NamedFreeProduct extends Omit<FreeProduct, 'couponCode' | 'value'> {
  /** What was computed before these were kept does not say. */
  couponCode?: string | null;
  value?: number;
  productName: string;
  pictureHash: string | null;
}

/** The result of the last computation but for the lines, kept with the order as it was told. */
export interface FrozenPricing extends Omit<PricedOrder, 'lines' | 'withheld' | 'freeProducts'> {
  freeProducts: readonly NamedFreeProduct[];
  /** What was computed before deliveries were counted has none. */
  promised?: readonly PromisedDeliveries[];
}
