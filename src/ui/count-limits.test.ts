import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFolded, limitCount, stepOfKey } from './count-limits.ts';

test('UIX-01 the minimum is 0 by default', () => {
  expect(limitCount(-3, {})).toBe(0);
});

test('UIX-02 the count stays between its minimum and its maximum', () => {
  fc.assert(
    fc.property(fc.double(), fc.nat(20), fc.nat(20), (value, min, room) => {
      const count = limitCount(value, { min, max: min + room });
      expect(count).toBeGreaterThanOrEqual(min);
      expect(count).toBeLessThanOrEqual(min + room);
      expect(Number.isInteger(count)).toBe(true);
    }),
  );
  expect(limitCount(4, { max: 3 })).toBe(3);
  expect(limitCount(1_000_000, {})).toBe(1_000_000);
});

test('UIX-03 UIX-04 the counter is folded at its minimum and open above it', () => {
  expect(isFolded(0, {})).toBe(true);
  expect(isFolded(1, { min: 1 })).toBe(true);
  expect(isFolded(2, { min: 1 })).toBe(false);
});

test('arrows move by one, pages by five', () => {
  expect([stepOfKey('ArrowUp'), stepOfKey('PageDown'), stepOfKey('a')]).toEqual([1, -5, 0]);
});
