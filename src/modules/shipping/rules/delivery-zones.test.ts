import { describe, expect, it } from 'vitest';
import { refusals } from '../contracts.ts';
import french from '../messages/fr.json' with { type: 'json' };
import { bareCode, deliveryRefusal } from './delivery-zones.ts';

const to = (countryCode: string, postcode: string, city = 'Ville', street = '1 rue des Lilas') =>
  deliveryRefusal({ countryCode, postcode, city, street });

describe('BIZ-04 where parcels go (VAT-14)', () => {
  it.each([
    ['FR', '75011'],
    ['FR', '01000'],
    ['FR', '20090'],
    ['FR', '98000'],
    ['MC', '98000'],
    ['BE', '1000'],
    ['BE', 'B-9999'],
    ['LU', '1234'],
    ['LU', 'L-1234'],
  ])('%s %s is delivered', (country, postcode) => {
    expect(to(country, postcode)).toBeNull();
  });

  it.each([
    ['FR', '97400', 'delivery.overseas'],
    ['FR', '97133', 'delivery.overseas'],
    ['FR', '98713', 'delivery.overseas'],
    ['FR', '00100', 'delivery.military'],
    ['FR', '99123', 'delivery.unknown_postcode'],
    ['DE', '10115', 'delivery.country'],
  ])('%s %s is not: %s', (country, postcode, reason) => {
    expect(to(country, postcode)).toBe(reason);
  });

  it('neither a CEDEX nor a post box takes a parcel', () => {
    expect(to('FR', '75905', 'PARIS CEDEX 15')).toBe('delivery.cedex');
    expect(to('FR', '69003', 'Lyon', 'BP 1234')).toBe('delivery.cedex');
    expect(to('FR', '69003', 'Lyon', 'B.P. 12')).toBe('delivery.cedex');
    expect(to('FR', '69003', 'Lyon', '12 rue du BPM')).toBeNull();
  });

  it('a country written before the code is left out', () => {
    expect(['B-1000', 'L-1234', 'LU-1234', ' 75011 '].map(bareCode)).toEqual([
      '1000',
      '1234',
      '1234',
      '75011',
    ]);
  });

  it('every refusal has French words', () => {
    const words: Record<string, string> = french.refusals.delivery;
    const codes = Object.keys(refusals).filter((code) => code.startsWith('delivery.'));
    for (const code of codes) {
      expect(words[code.replace('delivery.', '')], code).toMatch(/\.$/);
    }
  });
});
