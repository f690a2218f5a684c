import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '#kit/money.ts';
import { extractVat, vatWithin } from './vat.ts';

const at = (rate: number, ...grosses: number[]) => grosses.map((gross) => ({ gross, rate }));

describe('BIZ-10 VAT within a tax-included total (VAT-08)', () => {
  it('gives the lines of the French example to the cent', () => {
    const { rates, parts } = extractVat(at(2_000, 11_349, 5_232, 476, 490));
    expect(parts.map((part) => part.net)).toEqual([9_457, 4_360, 397, 408]);
    expect(rates).toEqual([{ rate: 2_000, gross: 17_547, net: 14_622, vat: 2_925 }]);
  });

  it('gives the lines of the Belgian example to the cent', () => {
    const { rates, parts } = extractVat(at(2_100, 11_349, 5_232, 476, 590));
    expect(parts.map((part) => part.net)).toEqual([9_379, 4_324, 393, 488]);
    expect(rates).toEqual([{ rate: 2_100, gross: 17_647, net: 14_584, vat: 3_063 }]);
  });

  it('keeps the two rates of the Luxembourg example apart', () => {
    const { rates } = extractVat([...at(300, 5_431, 483), ...at(1_700, 1_200, 107)]);
    expect(rates).toEqual([
      { rate: 300, gross: 5_914, net: 5_742, vat: 172 },
      { rate: 1_700, gross: 1_307, net: 1_117, vat: 190 },
    ]);
  });

  it('is nothing on nothing', () => {
    expect(extractVat([])).toEqual({ rates: [], parts: [] });
    expect(extractVat(at(2_000, 0)).parts).toEqual([{ net: 0, vat: 0 }]);
    expect(vatWithin(120, 0)).toBe(0);
  });

  it('adds up per rate, per line and for the document, whatever the amounts', () => {
    const amounts = fc.array(
      fc.record({
        gross: fc.integer({ min: 0, max: 5_000_000 }),
        rate: fc.constantFrom(0, 300, 550, 1_700, 2_000, 2_100),
      }),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(amounts, (all) => {
        const { rates, parts } = extractVat(all);
        expect(sum(rates.map((rate) => rate.gross))).toBe(sum(all.map((one) => one.gross)));
        for (const total of rates) {
          const own = parts.filter((_, index) => all[index]?.rate === total.rate);
          expect(total.net + total.vat).toBe(total.gross);
          expect(sum(own.map((part) => part.net))).toBe(total.net);
          expect(sum(own.map((part) => part.vat))).toBe(total.vat);
        }
        for (const [index, part] of parts.entries()) {
          expect(part.net + part.vat).toBe(all[index]?.gross);
          expect(part.net).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
