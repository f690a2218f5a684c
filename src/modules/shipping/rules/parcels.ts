/** Limits of a carrier: maximum grams per parcel, packing included, and parcels per delivery. */
export interface ParcelLimits {
  maxParcelGrams: number;
  maxParcels: number;
}

export interface Weighed {
  grossGrams: number;
  quantity: number;
}

/** Weight of packaging per parcel, in grams. */
const TARE = 400;

/**
 * Splits items into parcels by first-fit decreasing; each parcel as grams of its contents. Null when an item fits in
 * none or there would be too many parcels (DEL-07). A single piece is never divided.
 */
export const packParcels = (items: readonly Weighed[], limits: ParcelLimits): number[] | null =>
  planParcels(items, limits)?.map(({ grams }) => grams) ?? null;

/** A parcel of the split: grams of goods, and pieces of each item. */
export interface PlannedParcel<Item> {
  grams: number;
  pieces: Map<Item, number>;
}

/** The same split with the contents of each parcel. */
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

/** Grams of a parcel with this weight of goods, packing included. */
export const parcelGrams = (goods: number): number => goods + TARE;

/** Grams of the heaviest parcel, packing included; 0 when the method cannot carry the items. */
export function heaviestParcel(items: readonly Weighed[], limits: ParcelLimits): number {
  const parcels = packParcels(items, limits) ?? [];
  return parcels.length > 0 ? Math.max(...parcels) + TARE : 0;
}
