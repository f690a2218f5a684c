import { expect, test } from 'vitest';
import { BoundedMap, textBytes } from './bounded-map.ts';

test('R-02 keys count as well as values', () => {
  const map = new BoundedMap<string>({ mostEntries: 1e9, mostBytes: 100_000, sizeOf: textBytes });
  for (let nth = 0; nth < 1000; nth += 1) map.set(`${nth}${'k'.repeat(15_000)}`, 'v');
  expect(map.bytes).toBeLessThanOrEqual(100_000);
  expect(map.size).toBe(3);
});

test('what was used longest ago goes first, and a larger value takes the place of what it was', () => {
  const map = new BoundedMap<number>({ mostEntries: 2, mostBytes: 1000, sizeOf: (size) => size });
  map.set('a', 1);
  map.set('b', 1);
  map.get('a');
  map.set('c', 1);
  expect([map.peek('a'), map.peek('b'), map.peek('c')]).toEqual([1, undefined, 1]);
  map.set('a', 2000);
  expect([map.peek('a'), map.size]).toEqual([undefined, 1]);
  map.clear();
  expect(map.bytes).toBe(0);
});
