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
export function packParcels(items: readonly Weighed[], limits: ParcelLimits): number[] | null {
  const room = limits.maxParcelGrams - TARE;
  const parcels: number[] = [];
  for (const { grossGrams, quantity } of items.toSorted((a, b) => b.grossGrams - a.grossGrams)) {
    if (grossGrams > room) return null;
    for (let left = quantity; left > 0; left -= 1) {
      const open = parcels.findIndex((grams) => grams + grossGrams <= room);
      if (open >= 0) parcels[open] = (parcels[open] as number) + grossGrams;
      else if (parcels.length === limits.maxParcels) return null;
      else parcels.push(grossGrams);
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
