import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendable } from './parcel.ts';

const lines = fc.array(
  fc.record({
    variantCode: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
);
const shelf = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 12 }));
const pieces = (of: readonly { variantCode: string; quantity: number }[], code: string) =>
  of.reduce((sum, line) => sum + (line.variantCode === code ? line.quantity : 0), 0);

test('REL-36 as much as is there is sent, never more than was wanted', () => {
  fc.assert(
    fc.property(lines, shelf, (wanted, there) => {
      const sent = sendable(wanted, new Map(Object.entries(there)));
      for (const code of ['a', 'b', 'c'])
        expect(pieces(sent, code)).toBe(Math.min(pieces(wanted, code), there[code] ?? 0));
    }),
  );
});

test('REL-37 nothing there is nothing sent', () => {
  expect(sendable([{ variantCode: 'a', quantity: 2 }], new Map())).toEqual([]);
});
