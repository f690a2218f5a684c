import { expect, test } from 'vitest';
import { oncePer } from './once-per.ts';

test('is made once for each, also where nothing comes of it, and again after it failed', () => {
  const made: string[] = [];
  const named = oncePer((of: { name: string }) => {
    made.push(of.name);
    if (made.length === 1) throw new Error('not yet');
    return of.name === 'nobody' ? undefined : made.length;
  });
  const [shop, other, nobody] = [{ name: 'shop' }, { name: 'shop' }, { name: 'nobody' }];
  expect(() => named(shop)).toThrow('not yet');
  expect([named(shop), named(shop), named(other)]).toEqual([2, 2, 3]);
  expect([named(nobody), named(nobody)]).toEqual([undefined, undefined]);
  expect(made).toEqual(['shop', 'shop', 'shop', 'nobody']);
});
