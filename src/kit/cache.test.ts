import { expect, test } from 'vitest';
import { Cache, cacheFigures, LONGEST_KEY } from './cache.ts';

const clock = { now: 0 };
const small = (name: string, mostBytes = 10_000) =>
  new Cache<string>({
    name,
    mostEntries: 20,
    mostBytes,
    lasts: { ms: 1000, milliseconds: () => clock.now },
  });

test('a value stands at the version it was made at, while it lasts', () => {
  const cache = small('versions');
  cache.set('a', 'one', 1);
  expect(cache.get('a', 1)).toBe('one');
  expect(cache.get('a', 2)).toBeUndefined();
  expect(cache.last('a')).toMatchObject({ value: 'one', version: 1 });
  clock.now += 1000;
  expect(cache.get('a', 1)).toBeUndefined();
  expect(cache.has('a', 1)).toBe(false);
  cache.set('a', 'briefly', 2, 10);
  expect(cache.get('a', 2)).toBe('briefly');
  clock.now += 10;
  expect(cache.get('a', 2)).toBeUndefined();
});

test('R-02 keys and values are bounded together, and a long key is not kept', () => {
  const cache = small('bounds');
  for (let nth = 0; nth < 100; nth += 1) cache.set(`${nth}`.padEnd(500, 'k'), 'value');
  cache.set('k'.repeat(LONGEST_KEY + 1), 'value');
  expect(cache.has('k'.repeat(LONGEST_KEY + 1))).toBe(false);
  expect(cache.figures().bytes).toBeLessThanOrEqual(10_000);
  expect(cache.figures().entries).toBeGreaterThan(5);
});

test('what has grown counts as what it is now', () => {
  const cache = new Cache<string[]>({ name: 'growing', mostBytes: 10_000 });
  const value = ['x'];
  cache.set('a', value);
  value.push('y'.repeat(10_000));
  cache.grown('a');
  expect(cache.has('a')).toBe(false);
});

test('what caches hold and how often they were of use is shown by name', () => {
  const cache = small('figures');
  cache.set('a', 'one');
  cache.get('a');
  cache.get('b');
  const figures = cacheFigures().find(({ name }) => name === 'figures');
  expect(figures).toMatchObject({ entries: 1, hits: 1, misses: 1 });
});
