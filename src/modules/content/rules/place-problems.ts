import { ownValue } from '#kit/own-value.ts';
import type { Violation } from '#kit/refusal.ts';

type Box = readonly [south: number, west: number, north: number, east: number];

/** Where a shop of a country can be, in degrees: enough to notice two figures changed over. */
const BOXES: Readonly<Record<string, Box>> = {
  FR: [41.3, -5.2, 51.15, 9.65],
  BE: [49.45, 2.5, 51.55, 6.45],
  LU: [49.4, 5.7, 50.2, 6.55],
};
const POSTCODES: Readonly<Record<string, RegExp>> = { FR: /^\d{5}$/, BE: /^\d{4}$/, LU: /^\d{4}$/ };

interface Place {
  address: { country: string; postcode: string };
  position: { lat: number; lng: number };
}

/** What is wrong with where a shop is: its country, its postcode, its position on the map. */
export function placeProblems({ address, position }: Place): Violation[] {
  const box = ownValue(BOXES, address.country);
  if (!box) return [{ propertyPath: 'address.country', code: 'country' }];
  const [south, west, north, east] = box;
  const found: Violation[] = [];
  if (!ownValue(POSTCODES, address.country)?.test(address.postcode))
    found.push({ propertyPath: 'address.postcode', code: 'postcode.invalid' });
  const outside = (propertyPath: string) => found.push({ propertyPath, code: 'content.position' });
  if (!(position.lat >= south && position.lat <= north)) outside('position.lat');
  if (!(position.lng >= west && position.lng <= east)) outside('position.lng');
  return found;
}
