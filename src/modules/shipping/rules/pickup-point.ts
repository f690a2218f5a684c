import type { PickupAddress, PointRefusal } from '../contracts.ts';

/** Civil dates, both ends included. */
export interface Closure {
  from: string;
  to: string;
}

/** A relay point as its network last described it. */
export interface PickupPoint extends PickupAddress {
  provider: string;
  closures: readonly Closure[];
}

/** A stored relay point with its restrictions. */
export interface StoredPickupPoint extends PickupPoint {
  /** The point has closed. */
  isClosed: boolean;
  /** Weight in grams from which it refused parcels; null when it refused none. */
  tooHeavyFrom: number | null;
}

interface Parcel {
  /** Network of the delivery method. */
  provider: string | null;
  countryCode: string;
  /** Weight of the heaviest parcel, packing included. */
  grams: number;
}

/** Why a point cannot take a parcel, or null when it can (REL-48, REL-51, DEL-06). */
export function pointRefusal(point: StoredPickupPoint, parcel: Parcel): PointRefusal | null {
  if (point.provider !== parcel.provider) return 'pickup_point.carrier';
  if (point.countryCode !== parcel.countryCode) return 'pickup_point.country';
  if (point.isClosed) return 'pickup_point.closed';
  const isTooHeavy = point.tooHeavyFrom !== null && parcel.grams >= point.tooHeavyFrom;
  return isTooHeavy ? 'pickup_point.too_heavy' : null;
}

/** The copy of a point that an order stores. */
export function freezePoint(point: StoredPickupPoint): PickupAddress {
  const { code, name, street, postcode, city, countryCode, latitude, longitude } = point;
  const { openingHours } = point;
  return { code, name, street, postcode, city, countryCode, latitude, longitude, openingHours };
}

/** The closure at the time a parcel arrives, between two civil dates, or null (REL-49). */
export function closureOnArrival(
  closures: readonly Closure[],
  from: string,
  to: string,
): Closure | null {
  return closures.find((closure) => closure.from <= to && closure.to >= from) ?? null;
}

const POSTCODE = /(?:^|[\s,])((?:[A-Z]{1,2}-)?\d{4,5})(?=$|[\s,])/i;

/**
 * Parses a typed location into search parameters: `12 rue des Lilas, 69003 Lyon`, `L-1234`, `Namur`. The city follows
 * the postcode, or is the last part without a number.
 */
export function readPlace(text: string): { postcode?: string; city?: string; street?: string } {
  const typed = text.trim().replace(/\s+/g, ' ');
  const found = POSTCODE.exec(typed);
  if (found?.[1]) {
    const before = typed.slice(0, found.index).replace(/[\s,]+$/, '');
    const after = typed.slice(found.index + found[0].length).replace(/^[\s,]+/, '');
    const postcode = found[1].replace(/^[A-Z]{1,2}-/i, '');
    return { postcode, ...given('city', after), ...given('street', before) };
  }
  const parts = typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const city = parts.findLast((part) => !/\d/.test(part)) ?? parts.at(-1) ?? '';
  const street = parts.filter((part) => part !== city).join(', ');
  return { ...given('city', city), ...given('street', street) };
}

const given = (name: 'city' | 'street', text: string) => (text ? { [name]: text } : {});
