import type { Cents } from '#kit/money.ts';
import { isFreeFrom } from './is-free-from.ts';
import { type ParcelLimits, packParcels, type Weighed } from './parcels.ts';

/** What a method asks in one country. */
export interface Tariff extends ParcelLimits {
  price: Cents;
  /** Goods after discounts that make it free; null = never (PRI-08). */
  freeFrom: Cents | null;
}

export interface Quote {
  /** Before and after the free-delivery threshold. */
  listPrice: Cents;
  price: Cents;
  /** Grams in each parcel. */
  parcels: readonly number[];
}

/**
 * What a method asks for some goods, or null when it cannot carry them (DEL-06, DEL-07). The
 * price is for the order, however many parcels it takes.
 */
export function quote(tariff: Tariff, items: readonly Weighed[], goods: Cents): Quote | null {
  const parcels = packParcels(items, tariff);
  if (!parcels) return null;
  const price = isFreeFrom(tariff.freeFrom, goods) ? 0 : tariff.price;
  return { listPrice: tariff.price, price, parcels };
}
