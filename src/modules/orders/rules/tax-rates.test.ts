import { describe, expect, it } from 'vitest';
import { taxCountry, taxRateFor, taxRule } from './tax-rates.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const rates = [
  { country: 'FR', category: 'pet_food', rate: 2_000, validFrom: day('2014-01-01'), validTo: null },
  { country: 'BE', category: 'pet_food', rate: 2_100, validFrom: day('1996-01-01'), validTo: null },
  {
    country: 'LU',
    category: 'accessory',
    rate: 1_600,
    validFrom: day('2023-01-01'),
    validTo: day('2023-12-31'),
  },
  {
    country: 'LU',
    category: 'accessory',
    rate: 1_700,
    validFrom: day('2024-01-01'),
    validTo: null,
  },
];

describe('the VAT rate', () => {
  it.each([
    ['pet_food', 'FR', '2026-11-21', 2_000],
    ['pet_food', 'BE', '2026-11-21', 2_100],
    ['accessory', 'LU', '2023-12-31', 1_600],
    ['accessory', 'LU', '2024-01-01', 1_700],
  ])('of %s in %s on %s is %i', (category, country, date, rate) => {
    expect(taxRateFor(rates, category, country, day(date)).rate).toBe(rate);
  });

  it('of an unknown pair is an error, never a guess', () => {
    const requested = (category: string, country: string, date: string) => () =>
      taxRateFor(rates, category, country, day(date));
    expect(requested('pet_food', 'LU', '2026-11-21')).toThrow('0 VAT rates for pet_food in LU');
    expect(requested('toy', 'FR', '2026-11-21')).toThrow();
    expect(requested('pet_food', 'FR', '2013-12-31')).toThrow();
    const doubled = [...rates, ...rates];
    expect(() => taxRateFor(doubled, 'pet_food', 'FR', day('2026-11-21'))).toThrow('2 VAT rates');
  });

  it('is quoted with the day it took effect', () => {
    const luxembourg = taxRateFor(rates, 'accessory', 'LU', day('2026-11-21'));
    expect(taxRule(luxembourg)).toEqual({ id: 'vat:LU:accessory', version: '2024-01-01' });
  });

  it('follows the delivery country, unless the seller is taxed at home', () => {
    expect(taxCountry('oss', 'FR', 'LU')).toBe('LU');
    expect(taxCountry('origin', 'FR', 'LU')).toBe('FR');
  });
});
