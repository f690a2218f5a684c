import type { PickupPoint } from '../rules/index.ts';

/** Search location: a named place, or coordinates in degrees. */
export type SearchPlace =
  | { postcode?: string | undefined; city?: string | undefined }
  | { latitude: number; longitude: number };

export interface PointSearch {
  place: SearchPlace;
  countryCode: string;
  /** Weight of the heaviest parcel in grams; null for no limit. */
  grams: number | null;
  radiusKm: number;
  limit: number;
}

export interface FoundPickupPoint extends PickupPoint {
  /** Metres from the search location. */
  distance: number;
}

/** State of a point: the network's response, or `silent`. */
export type PointState =
  | { status: 'open' | 'too_heavy'; point: PickupPoint }
  | { status: 'closed' }
  | { status: 'silent' };

/**
 * A relay network as the shop uses it. No call throws for a response or a missing response: the latter is null, or
 * `silent`.
 */
export interface RelayNetwork {
  /** Name stored with its points and with the methods that deliver to them. */
  name: string;
  /** Points, nearest first; null when the network does not respond. */
  search(search: PointSearch): Promise<FoundPickupPoint[] | null>;
  /** Whether a point is open and takes a parcel of this weight. */
  find(code: string, grams: number): Promise<PointState>;
}
