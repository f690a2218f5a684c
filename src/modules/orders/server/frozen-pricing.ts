import type { PromisedDeliveries } from '#modules/promotions/rules/index.ts';
import type { FreeProduct, PricedOrder } from '../rules/index.ts';

export interface NamedFreeProduct extends Omit<FreeProduct, 'couponCode' | 'value'> {
  /** Absent in orders priced before this field existed. */
  couponCode?: string | null;
  value?: number;
  productName: string;
  pictureHash: string | null;
}

/** The last pricing result without its lines, stored with the order as the customer saw it. */
export interface FrozenPricing extends Omit<PricedOrder, 'lines' | 'withheld' | 'freeProducts'> {
  freeProducts: readonly NamedFreeProduct[];
  /** Absent in orders priced before promotions could cover several deliveries. */
  promised?: readonly PromisedDeliveries[];
}
