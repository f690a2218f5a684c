import type { ContentVariant } from '#modules/catalog/contracts.ts';
import type { ShippingMethodShape } from '#modules/checkout/contracts.ts';
import { quote } from '#modules/shipping/rules/index.ts';

/** Delivery cost of one piece of a format with one method. */
export interface ItemDelivery {
  countryCode: string;
  name: string;
  /** Cents, as an order of this piece alone pays. */
  price: number;
  /** Business days. */
  minDays: number;
  maxDays: number;
}

/** The methods that carry one piece of a format home, priced as an order of it alone. */
export function itemDeliveries(
  variant: Pick<ContentVariant, 'gross_weight' | 'base_price'>,
  methods: readonly ShippingMethodShape[],
): ItemDelivery[] {
  const piece = [{ grossGrams: variant.gross_weight, quantity: 1 }];
  return methods.flatMap(({ tariff, kind, name, deliveryEstimate: { minDays, maxDays } }) => {
    if (kind !== 'home' || !tariff) return [];
    const quoted = quote(tariff, piece, variant.base_price);
    if (!quoted) return [];
    return [{ countryCode: tariff.countryCode, name, price: quoted.price, minDays, maxDays }];
  });
}
