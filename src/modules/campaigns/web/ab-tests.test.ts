import { expect, test } from 'vitest';
import { AbTests } from './ab-tests.ts';

function browser(start: Record<string, string> = {}) {
  const stored = new Map(Object.entries(start));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

test('CMP-20 a segment is there again after a reload', () => {
  const storage = browser();
  new AbTests(storage).add('hero', 'b');
  expect(new AbTests(storage).all()).toEqual({ hero: 'b' });
});

test('CMP-21 the first segment of a name stays', () => {
  const tests = new AbTests(browser());
  tests.add('hero', 'b');
  tests.add('hero', 'c');
  expect(tests.all()).toEqual({ hero: 'b' });
});

test('CMP-22 a test is removed by its name', () => {
  const tests = new AbTests(browser());
  tests.add('hero', 'b');
  tests.add('prix', 'a');
  tests.remove('hero');
  expect(tests.all()).toEqual({ prix: 'a' });
});

test('CMP-23 a visitor is in the segment that is stored', () => {
  const tests = new AbTests(browser());
  tests.add('hero', 'b');
  expect([tests.isIn('hero', 'b'), tests.isIn('hero', 'control')]).toEqual([true, false]);
});

test('CMP-24 an unknown test counts as control only', () => {
  const tests = new AbTests(browser());
  expect([tests.isIn('hero', 'control'), tests.isIn('hero', 'b')]).toEqual([true, false]);
});

test('a storage somebody wrote into begins anew', () => {
  expect(new AbTests(browser({ gamelle_tests: '{' })).all()).toEqual({});
});
