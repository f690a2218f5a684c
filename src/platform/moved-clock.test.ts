import { expect, test } from 'vitest';
import { parseMove } from './moved-clock.ts';

test('a move of the clock is a sign, a number and a unit', () => {
  expect(parseMove('+30d')?.toString()).toBe('P30D');
  expect(parseMove('-2h')?.toString()).toBe('-PT2H');
  expect(parseMove('+15m')?.toString()).toBe('PT15M');
  expect(parseMove('0')?.toString()).toBe('PT0S');
});

test('anything else is no move', () => {
  for (const odd of ['', '30d', '+d', '+30', '+30y', '+1.5d', 'now'])
    expect(parseMove(odd)).toBeNull();
});
