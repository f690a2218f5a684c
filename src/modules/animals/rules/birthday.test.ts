import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ageInMonths,
  ageOn,
  animalBirthdayRefusal,
  birthdayOfAge,
  EARLIEST_ANIMAL_BIRTHDAY,
} from './birthday.ts';

const today = Temporal.PlainDate.from('2026-11-21');

test('PET-16 an age gives a birthday, the first of its month', () => {
  expect(birthdayOfAge({ years: 4, months: 6 }, today).toString()).toBe('2022-05-01');
  expect(birthdayOfAge({ years: 0, months: 0 }, today).toString()).toBe('2026-11-01');
});

test('PET-16 the birthday of an age has that age', () => {
  const years = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(years, fc.integer({ min: 0, max: 11 }), (years, months) => {
      expect(ageOn(today, birthdayOfAge({ years, months }, today))).toEqual({ years, months });
    }),
  );
});

test('PET-25 the date field opens in 1970', () => {
  expect(EARLIEST_ANIMAL_BIRTHDAY).toBe('1970-01-01');
});

test('PET-26 a typed date is real, after 1970, today at the latest', () => {
  const refusal = (typed: string) => animalBirthdayRefusal(typed, today);
  expect(refusal('2020-02-31')).toBe('invalid');
  expect(refusal('31/02/2020')).toBe('invalid');
  expect(refusal('1970-06-01')).toBe('after');
  expect(refusal('1971-01-01')).toBeNull();
  expect(refusal('2026-11-21')).toBeNull();
  expect(refusal('2026-11-22')).toBe('before');
});

test('an age in months has decimals', () => {
  expect(ageInMonths(today, Temporal.PlainDate.from('2025-11-21'))).toBeCloseTo(11.99, 2);
});
