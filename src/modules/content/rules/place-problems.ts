import { rulesOf } from '#kit/countries.ts';
import type { Violation } from '#kit/refusal.ts';

interface Place {
  address: { country: string; postcode: string };
  position: { lat: number; lng: number };
}

/** Errors in the location of a shop: country, postcode, coordinates. */
export function placeProblems({ address, position }: Place): Violation[] {
  const country = rulesOf(address.country);
  if (!country) return [{ propertyPath: 'address.country', code: 'country' }];
  const [south, west, north, east] = country.bounds;
  const found: Violation[] = [];
  if (!new RegExp(`^${country.postcode}$`, 'v').test(address.postcode))
    found.push({ propertyPath: 'address.postcode', code: 'postcode.invalid' });
  const outside = (propertyPath: string) => found.push({ propertyPath, code: 'content.position' });
  if (!(position.lat >= south && position.lat <= north)) outside('position.lat');
  if (!(position.lng >= west && position.lng <= east)) outside('position.lng');
  return found;
}
