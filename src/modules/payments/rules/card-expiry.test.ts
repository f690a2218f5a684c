import { expect, test } from 'vitest';
import { cardExpiry } from './card-expiry.ts';

const card = { expMonth: 11, expYear: 2026 };
const on = (day: string) => cardExpiry(card, Temporal.PlainDate.from(day));

test('SUB-20 a card is about to expire from the first to the last day of its month', () => {
  expect(on('2026-10-31')).toBe('valid');
  expect(on('2026-11-01')).toBe('expiring');
  expect(on('2026-11-30')).toBe('expiring');
});

test('SUB-19 it has expired the day after, and in later years', () => {
  expect(on('2026-12-01')).toBe('expired');
  expect(on('2027-01-15')).toBe('expired');
  expect(cardExpiry({ expMonth: 1, expYear: 2027 }, Temporal.PlainDate.from('2026-12-31'))).toBe(
    'valid',
  );
});
