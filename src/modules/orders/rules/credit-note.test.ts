import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '#kit/money.ts';
import { creditNote, type Invoiced, type Returned } from './credit-note.ts';
import { extractVat } from './vat.ts';

const french: Invoiced = {
  lines: [
    { key: 'kibble', quantity: 2, total: 11_349, taxRate: 2_000 },
    { key: 'wet', quantity: 3, total: 5_232, taxRate: 2_000 },
    { key: 'treat', quantity: 1, total: 476, taxRate: 2_000 },
  ],
  shippingTaxes: [{ rate: 2_000, gross: 490 }],
};
const oneBag: Returned = { units: { kibble: 1 }, shipping: false };

describe('a credit note', () => {
  it('credits one of two bags as in the worked example of VAT-08', () => {
    const note = creditNote(french, [], oneBag);
    expect(note.total).toBe(5_675);
    expect(note.rates).toEqual([{ rate: 2_000, gross: 5_675, net: 4_729, vat: 946 }]);
    expect(note.lines).toEqual([
      { key: 'kibble', quantity: 1, gross: 5_675, rate: 2_000, net: 4_729, vat: 946 },
    ]);
    expect(creditNote(french, [oneBag], oneBag).total).toBe(5_674);
  });

  it('refuses to credit more than was bought, or the delivery twice', () => {
    expect(() => creditNote(french, [oneBag, oneBag], oneBag)).toThrow(RangeError);
    expect(() => creditNote(french, [], { units: { wet: 4 }, shipping: false })).toThrow(
      RangeError,
    );
    const delivery = { units: {}, shipping: true };
    expect(() => creditNote(french, [delivery], delivery)).toThrow('already credited');
  });

  it('gives back the delivery at its own rates', () => {
    const note = creditNote(french, [], { units: {}, shipping: true });
    expect(note.lines).toEqual([]);
    expect(note.shipping).toMatchObject([{ rate: 2_000, gross: 490 }]);
  });

  it('with all the others, adds up to the invoice, rate by rate', () => {
    const anyInvoice = fc
      .record({
        lines: fc.array(
          fc.record({
            quantity: fc.integer({ min: 1, max: 5 }),
            total: fc.integer({ min: 0, max: 30_000 }),
            taxRate: fc.constantFrom(300, 1_700, 2_000),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        shipping: fc.integer({ min: 0, max: 900 }),
      })
      .map(({ lines, shipping }) => ({
        lines: lines.map((line, index) => ({ ...line, key: `k${index}` })),
        shippingTaxes: [{ rate: 2_000, gross: shipping }],
      }));
    fc.assert(
      fc.property(anyInvoice, fc.infiniteStream(fc.nat(50)), (invoice, picks) => {
        const left = new Map(invoice.lines.map((line) => [line.key, line.quantity]));
        const earlier: Returned[] = [];
        const notes = [];
        while (left.size > 0 || !earlier.some((note) => note.shipping)) {
          const keys = [...left.keys()];
          const pick = picks.next().value as number;
          const key = keys[pick % (keys.length + 1)];
          const count = key ? 1 + (pick % (left.get(key) as number)) : 0;
          const returned = {
            units: key ? { [key]: count } : {},
            shipping: !key && !earlier.some((note) => note.shipping),
          };
          notes.push(creditNote(invoice, earlier, returned));
          earlier.push(returned);
          if (!key) continue;
          if (left.get(key) === count) left.delete(key);
          else left.set(key, (left.get(key) as number) - count);
        }
        const { rates } = extractVat([
          ...invoice.lines.map((line) => ({ gross: line.total, rate: line.taxRate })),
          ...invoice.shippingTaxes,
        ]);
        for (const { rate, gross, net, vat } of rates) {
          const own = notes.flatMap((note) => note.rates.filter((each) => each.rate === rate));
          expect(sum(own.map((each) => each.gross))).toBe(gross);
          expect(sum(own.map((each) => each.net))).toBe(net);
          expect(sum(own.map((each) => each.vat))).toBe(vat);
          for (const each of own) expect(each.vat).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
