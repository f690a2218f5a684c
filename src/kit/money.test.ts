import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percent, proportion, readCents, spread, sum } from './money.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('spread', () => {
  it('splits the 5 € coupon of VAT-08 as worked out by hand', () => {
    expect(spread(-500, [11_682, 5_385, 490])).toEqual([-333, -153, -14]);
  });

  it('gives the odd cent to the first of equal parts', () => {
    expect(spread(11_349, [1, 1])).toEqual([5_675, 5_674]);
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });

  it('gives nothing to a weight of zero', () => {
    expect(spread(100, [0, 3, 0])).toEqual([0, 100, 0]);
  });

  it('refuses to split money over nothing', () => {
    expect(() => spread(1, [])).toThrow(RangeError);
    expect(() => spread(1, [0, 0])).toThrow(RangeError);
    expect(() => spread(1, [2, -1])).toThrow(RangeError);
    expect(spread(0, [0, 0])).toEqual([0, 0]);
  });

  it('adds up to the total and stays within a cent of the true share', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 12 }), (total, weights) => {
        const whole = sum(weights);
        fc.pre(whole > 0);
        const parts = spread(total, weights);
        expect(sum(parts)).toBe(total);
        for (const [index, part] of parts.entries()) {
          const share = (total * (weights[index] as number)) / whole;
          expect(Math.abs(part - share)).toBeLessThan(1.001);
        }
      }),
    );
  });

  it('never takes more from a line than the line holds', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), fc.nat(), (lines, seed) => {
        const whole = sum(lines);
        fc.pre(whole > 0);
        const parts = spread(seed % (whole + 1), lines);
        for (const [index, part] of parts.entries()) {
          expect(part).toBeLessThanOrEqual(lines[index] as number);
        }
      }),
    );
  });
});

describe('proportion', () => {
  it('rounds halves away from zero', () => {
    expect(proportion(1, 1, 2)).toBe(1);
    expect(proportion(-1, 1, 2)).toBe(-1);
    expect(proportion(1, 1, 3)).toBe(0);
    expect(proportion(17_547, 2_000, 12_000)).toBe(2_925);
  });

  it('stays exact where floating point would not', () => {
    expect(proportion(9_007_199_254_740_991, 3, 3)).toBe(9_007_199_254_740_991);
  });
});

describe('percent', () => {
  it('takes the subscription tenth of 64.90 €', () => {
    expect(6_490 - percent(6_490, 1_000)).toBe(5_841);
  });
});

it('a sum refuses anything but whole cents', () => {
  expect(sum([])).toBe(0);
  expect(() => sum([1.5])).toThrow(RangeError);
});

it.each([
  ['54,90', 5_490],
  ['54.9', 5_490],
  ['1 250 €', 125_000],
  ['0,01', 1],
  ['0', null],
  ['-5', null],
  ['5,999', null],
  ['12e3', null],
  ['', null],
])('reads %j, typed by a person, as %s cents', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});
