import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

const clock = { now: 0 };
const away = async () => {
  throw new TypeError('fetch failed');
};

test('R-04 REL-67 the last good answer outlives its hour and an edit while the service is away', async () => {
  const cache = new AnswerCache(() => clock.now);
  let stale = 0;
  const onStale = () => {
    stale += 1;
  };
  expect(await cache.read('a', async () => 'first', onStale)).toBe('first');
  clock.now += 2 * 3_600_000;
  expect(await cache.read('a', away, onStale)).toBe('first');
  cache.clear();
  expect(await cache.read('a', away, onStale)).toBe('first');
  expect(stale).toBe(2);
  clock.now += 2001;
  expect(await cache.read('a', async () => 'second', onStale)).toBe('second');
  expect(stale).toBe(2);
});

test('a refusal counts, and what was never known cannot be given', async () => {
  const cache = new AnswerCache(() => clock.now);
  await expect(cache.read('a', away)).rejects.toThrow('fetch failed');
  await cache.read('a', async () => 'first');
  cache.clear();
  const gone = Object.assign(new Error('Not Found'), { status: 404 });
  await expect(cache.read('a', () => Promise.reject(gone))).rejects.toThrow('Not Found');
});

test('R-02 what is kept is bounded in bytes, keys included', async () => {
  const cache = new AnswerCache(() => clock.now, { mostBytes: 100_000 });
  const key = (nth: number) => `${nth}${'k'.repeat(1500)}`;
  for (let nth = 0; nth < 50; nth += 1) await cache.read(key(nth), async () => 'x');
  expect(cache.has(key(49))).toBe(true);
  expect(cache.has(key(0))).toBe(false);
  const long = 'k'.repeat(15_000);
  await cache.read(long, async () => 'x');
  expect(cache.has(long)).toBe(false);
});
