import { describe, expect, test } from 'vitest';
import { weekdays } from '../contracts.ts';
import {
  closureOnArrival,
  pointRefusal,
  readPlace,
  type StoredPickupPoint,
} from './pickup-point.ts';

const point: StoredPickupPoint = {
  code: 'FR-069123',
  name: 'Tabac des Lilas',
  street: '3 rue des Lilas',
  postcode: '69003',
  city: 'Lyon',
  countryCode: 'FR',
  latitude: 45.756,
  longitude: 4.86,
  provider: 'mondial',
  openingHours: Object.fromEntries(weekdays.map((day) => [day, []])) as never,
  closures: [],
  isClosed: false,
  tooHeavyFrom: null,
};
const parcel = { provider: 'mondial', countryCode: 'FR', grams: 4400 };

describe('a parcel and the point it should wait at', () => {
  test.each([
    ['REL-51 they fit', {}, {}, null],
    ['REL-51 a point of another network', { provider: 'pickup' }, {}, 'pickup_point.carrier'],
    ['REL-51 a method that knows no network', {}, { provider: null }, 'pickup_point.carrier'],
    ['REL-51 a point of another country', { countryCode: 'BE' }, {}, 'pickup_point.country'],
    ['REL-48 a point that closed', { isClosed: true }, {}, 'pickup_point.closed'],
    ['DEL-06 heavier than it takes', { tooHeavyFrom: 4400 }, {}, 'pickup_point.too_heavy'],
    ['DEL-06 lighter than what it refused', { tooHeavyFrom: 4401 }, {}, null],
  ] as const)('%s', (_, change, sent, refusal) => {
    expect(pointRefusal({ ...point, ...change }, { ...parcel, ...sent })).toBe(refusal);
  });
});

describe('REL-49 a point on holiday when the parcel arrives', () => {
  const closures = [{ from: '2026-12-24', to: '2027-01-03' }];
  test.each([
    ['2026-12-21', '2026-12-23', null],
    ['2026-12-22', '2026-12-24', closures[0]],
    ['2026-12-28', '2026-12-29', closures[0]],
    ['2027-01-03', '2027-01-05', closures[0]],
    ['2027-01-04', '2027-01-05', null],
  ])('arriving from %s to %s', (from, to, found) => {
    expect(closureOnArrival(closures, from, to)).toEqual(found ?? null);
  });
});

describe('SHP-02 what a person types to say where they are', () => {
  test.each([
    ['69003', { postcode: '69003' }],
    [' 69003  Lyon ', { postcode: '69003', city: 'Lyon' }],
    [
      '12 rue des Lilas, 69003 Lyon',
      { street: '12 rue des Lilas', postcode: '69003', city: 'Lyon' },
    ],
    [
      'Rue Neuve 12, 1000 Bruxelles',
      { street: 'Rue Neuve 12', postcode: '1000', city: 'Bruxelles' },
    ],
    ['L-1234', { postcode: '1234' }],
    ['12 rue des Lilas, Lyon', { street: '12 rue des Lilas', city: 'Lyon' }],
    ['Namur', { city: 'Namur' }],
    ['Esch-sur-Alzette', { city: 'Esch-sur-Alzette' }],
    ['', {}],
    [' , ', {}],
  ])('%s', (typed, read) => {
    expect(readPlace(typed)).toEqual(read);
  });
});
