import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fulfil } from './parcel.ts';

const codes = ['a', 'b', 'c'] as const;
const grams: Readonly<Record<string, number>> = { a: 400, b: 1500, c: 4000 };
const lines = fc
  .array(
    fc.record({ variantCode: fc.constantFrom(...codes), quantity: fc.integer({ min: 1, max: 9 }) }),
  )
  .map((all) =>
    all.map((line) => {
      return { ...line, netGrams: grams[line.variantCode] ?? 0 };
    }),
  );
const shelf = fc.dictionary(fc.constantFrom(...codes), fc.integer({ min: 0, max: 12 }));
const plans = fc.dictionary(
  fc.constantFrom(...codes),
  fc.record({ there: fc.integer({ min: 0, max: 9 }), netGrams: fc.constantFrom(400, 800, 2000) }),
);
const pieces = (of: readonly { variantCode: string; quantity: number }[], code: string) =>
  of.reduce((sum, line) => sum + (line.variantCode === code ? line.quantity : 0), 0);
const nothing = () => null;

test('REL-36 as much as is there is sent, never more than was wanted', () => {
  fc.assert(
    fc.property(lines, shelf, (wanted, there) => {
      const { sent, replaced } = fulfil(wanted, new Map(Object.entries(there)), nothing);
      expect(replaced).toEqual([]);
      for (const code of codes)
        expect(pieces(sent, code)).toBe(Math.min(pieces(wanted, code), there[code] ?? 0));
    }),
  );
});

test('REL-37 nothing there is nothing sent', () => {
  const wanted = [{ variantCode: 'a', quantity: 2, netGrams: 400 }];
  expect(fulfil(wanted, new Map(), nothing).sent).toEqual([]);
});

test('N-08 every piece wanted leaves, is replaced or is left out, and never more food than was missing', () => {
  fc.assert(
    fc.property(lines, shelf, plans, (wanted, there, chosen) => {
      const done = fulfil(wanted, new Map(Object.entries(there)), ({ variantCode }) => {
        const plan = chosen[variantCode];
        return plan ? { ...plan, variantCode: `instead of ${variantCode}` } : null;
      });
      for (const code of codes) {
        const of = (all: readonly { line: { variantCode: string }; quantity: number }[]) =>
          all.reduce((sum, one) => sum + (one.line.variantCode === code ? one.quantity : 0), 0);
        const whole = pieces(done.sent, code) + of(done.replaced) + of(done.leftOut);
        expect(whole).toBe(pieces(wanted, code));
        const taken = done.replaced.filter(({ line }) => line.variantCode === code);
        const left = taken.reduce((sum, one) => sum + one.pieces, 0);
        expect(left).toBeLessThanOrEqual(chosen[code]?.there ?? 0);
        for (const { line, quantity, pieces: many } of taken)
          expect(many * (chosen[code]?.netGrams ?? 0)).toBeLessThanOrEqual(
            quantity * line.netGrams,
          );
      }
    }),
  );
});
