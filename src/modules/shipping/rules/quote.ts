import type { Cents } from '#kit/money.ts';
import { isFreeFrom } from './is-free-from.ts';
import { type ParcelLimits, packParcels, type Weighed } from './parcels.ts';

/** The tariff of a method in one country. */
export interface Tariff extends ParcelLimits {
  price: Cents;
  /** Goods total after discounts from which delivery is free; null = never (PRI-08). */
  freeFrom: Cents | null;
}

export interface Quote {
  /** Price before the free-delivery threshold is applied, and after. */
  listPrice: Cents;
  price: Cents;
  /** Grams in each parcel. */
  parcels: readonly number[];
}

/**
 * The delivery fee of a method for some goods, or null when it cannot carry them (DEL-06, DEL-07). The fee is per
 * order, however many parcels it takes.
 */
export function quote(tariff: Tariff, items: readonly Weighed[], goods: Cents): Quote | null {
  const parcels = packParcels(items, tariff);
  if (!parcels) return null;
  const price = isFreeFrom(tariff.freeFrom, goods) ? 0 : tariff.price;
  return { listPrice: tariff.price, price, parcels };
}
