import { DELIVERY_COUNTRIES, POSTCODE_PREFIXES } from '#kit/countries.ts';
import type { DeliveryRefusal } from '../contracts.ts';

/** The parts of an address that decide whether we deliver there. */
export interface Destination {
  countryCode: string;
  postcode: string;
  city: string;
  street: string;
}

/** Departments 01 to 95, Corsica among them. */
const MAINLAND = /^(0[1-9]|[1-8]\d|9[0-5])\d{3}$/;
/** Monaco counts as France for post and VAT; it may be entered under either country. */
const MONACO = /^980\d\d$/;
/** Overseas departments and territories: other VAT, customs forms. */
const OVERSEAS = /^(97|98)\d{3}$/;
const MILITARY = /^00\d{3}$/;
const POST_BOX = /\b(cedex|b\.?p\.?\s*\d+)\b/i;

/** Why we do not deliver to an address, or null when we do (VAT-14). */
export function deliveryRefusal(destination: Destination): DeliveryRefusal | null {
  const { countryCode, city, street } = destination;
  const postcode = bareCode(destination.postcode);
  const country = countryCode === 'MC' ? 'FR' : countryCode;
  if (!DELIVERY_COUNTRIES.some((served) => served === country)) return 'delivery.country';
  if (country !== 'FR') return null;
  if (MILITARY.test(postcode)) return 'delivery.military';
  if (!MAINLAND.test(postcode) && !MONACO.test(postcode)) {
    return OVERSEAS.test(postcode) ? 'delivery.overseas' : 'delivery.unknown_postcode';
  }
  return POST_BOX.test(city) || POST_BOX.test(street) ? 'delivery.cedex' : null;
}

/** Country prefixes of postcodes; Monaco may put its own in front of a French one. */
const PREFIX = new RegExp(`^(?:${POSTCODE_PREFIXES}|[Mm][Cc])\\s*-\\s*`);

/** The postcode without its country prefix, as in "B-1000", "L-1234" or "LU-1234". */
export function bareCode(postcode: string): string {
  return postcode.trim().replace(PREFIX, '');
}
