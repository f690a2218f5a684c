import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { taxRatesFor } from './index.ts';

const { db } = testDatabase();
const on = (date: string) => Temporal.PlainDate.from(date);

test('BIZ-04 VAT-01 VAT-02 VAT-03 every country has a rate for food and one for goods', async () => {
  expect(await taxRatesFor(db, 'FR', on('2026-11-21'))).toEqual({
    pet_food: 2000,
    accessory: 2000,
  });
  expect(await taxRatesFor(db, 'BE', on('2026-11-21'))).toEqual({
    pet_food: 2100,
    accessory: 2100,
  });
  expect(await taxRatesFor(db, 'LU', on('2026-11-21'))).toEqual({
    pet_food: 300,
    accessory: 1700,
  });
});

test('VAT-03 a country whose rates nobody recorded sells nothing', async () => {
  await expect(taxRatesFor(db, 'MC', on('2026-11-21'))).rejects.toThrow(/No VAT rate/);
});
