import type { PickupPoint } from '../rules/index.ts';

/** Where points are looked for: a place by name, or by coordinates in degrees. */
export type SearchPlace =
  | { postcode?: string | undefined; city?: string | undefined }
  | { latitude: number; longitude: number };

export interface PointSearch {
  place: SearchPlace;
  countryCode: string;
  /** Grams of the heaviest parcel; null: whatever a point takes. */
  grams: number | null;
  radiusKm: number;
  limit: number;
}

export interface FoundPickupPoint extends PickupPoint {
  /** Metres from the place searched. */
  distance: number;
}

/** How a point stands: the network's own word, or its silence. */
export type PointState =
  | { status: 'open' | 'too_heavy'; point: PickupPoint }
  | { status: 'closed' }
  | { status: 'silent' };

/**
 * A network of relay points, as the shop needs it. No call throws for what the network answers or
 * fails to answer: silence is null, or `silent`.
 */
export interface RelayNetwork {
  /** What its points and the methods that deliver to them are marked with. */
  name: string;
  /** Nearest first; null when the network does not answer. */
  search(search: PointSearch): Promise<FoundPickupPoint[] | null>;
  /** Whether it keeps parcels, and such a heavy one. */
  find(code: string, grams: number): Promise<PointState>;
}
