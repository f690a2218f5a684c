/** What a carrier takes: grams a parcel may weigh, packing included, and parcels in one delivery. */
export interface ParcelLimits {
  maxParcelGrams: number;
  maxParcels: number;
}

export interface Weighed {
  grossGrams: number;
  quantity: number;
}

/** Carton and filling of one parcel, in grams. */
const TARE = 400;

/**
 * Parcels by first-fit decreasing, each as the grams it holds, or null when an item fits in none or
 * there would be too many (DEL-07). Items are never divided.
 */
export const packParcels = (items: readonly Weighed[], limits: ParcelLimits): number[] | null =>
  planParcels(items, limits)?.map(({ grams }) => grams) ?? null;

/** A parcel the weights make: grams of goods, and pieces of each item. */
export interface PlannedParcel<Item> {
  grams: number;
  pieces: Map<Item, number>;
}

/** The same parcels with what lies in each. */
export function planParcels<Item extends Weighed>(
  items: readonly Item[],
  limits: ParcelLimits,
): PlannedParcel<Item>[] | null {
  const room = limits.maxParcelGrams - TARE;
  const parcels: PlannedParcel<Item>[] = [];
  for (const item of items.toSorted((a, b) => b.grossGrams - a.grossGrams)) {
    const { grossGrams, quantity } = item;
    if (grossGrams > room) return null;
    for (let left = quantity; left > 0; left -= 1) {
      let parcel = parcels.find(({ grams }) => grams + grossGrams <= room);
      if (!parcel) {
        if (parcels.length === limits.maxParcels) return null;
        parcel = { grams: 0, pieces: new Map() };
        parcels.push(parcel);
      }
      parcel.grams += grossGrams;
      parcel.pieces.set(item, (parcel.pieces.get(item) ?? 0) + 1);
    }
  }
  return parcels;
}

/** Grams of a parcel with goods of so many, packing included. */
export const parcelGrams = (goods: number): number => goods + TARE;

/** Grams of the heaviest parcel, packing included; 0 when the method cannot carry the items. */
export function heaviestParcel(items: readonly Weighed[], limits: ParcelLimits): number {
  const parcels = packParcels(items, limits) ?? [];
  return parcels.length > 0 ? Math.max(...parcels) + TARE : 0;
}
