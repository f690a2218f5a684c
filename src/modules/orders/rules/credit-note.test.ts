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

describe('PAY-09 a gesture', () => {
  const mixed: Invoiced = {
    lines: [
      { key: 'kibble', quantity: 1, total: 5_841, taxRate: 300 },
      { key: 'bowl', quantity: 1, total: 1_290, taxRate: 1_700 },
    ],
    shippingTaxes: [],
  };
  const gesture = (goodwill: number): Returned => ({ units: {}, shipping: false, goodwill });
  const everything: Returned = { units: { kibble: 1, bowl: 1 }, shipping: false };

  it('is spread over the rates as the invoice is, with the VAT of each', () => {
    const note = creditNote(mixed, [], gesture(1_000));
    expect(note.lines).toEqual([]);
    expect(note.rates).toEqual([
      { rate: 300, gross: 819, net: 795, vat: 24 },
      { rate: 1_700, gross: 181, net: 155, vat: 26 },
    ]);
    expect(note.goodwill).toEqual(note.rates);
    expect(note.total).toBe(1_000);
  });

  it('leaves no more to give back than what it left', () => {
    expect(creditNote(mixed, [gesture(1_000)], everything).total).toBe(7_131 - 1_000);
    expect(() => creditNote(mixed, [gesture(1_000)], gesture(6_132))).toThrow(RangeError);
    expect(() => creditNote(mixed, [everything], gesture(1))).toThrow(RangeError);
    expect(() => creditNote(mixed, [], gesture(-1))).toThrow(RangeError);
  });

  it('between returns of goods adds up to the invoice, whatever its size and place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 3 }),
        fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 3 }),
        (first, later) => {
          const bowl: Returned = { units: { bowl: 1 }, shipping: false };
          const rest: Returned = { units: { kibble: 1 }, shipping: false };
          const steps = [...first.map(gesture), bowl, ...later.map(gesture), rest];
          const earlier: Returned[] = [];
          const notes = [];
          for (const step of steps) {
            try {
              notes.push(creditNote(mixed, earlier, step));
              earlier.push(step);
            } catch (error) {
              if (!(error instanceof RangeError)) throw error;
            }
          }
          const left = sum(notes.map(({ total }) => total));
          expect(left).toBeLessThanOrEqual(7_131);
          const { rates } = extractVat([
            { gross: 5_841, rate: 300 },
            { gross: 1_290, rate: 1_700 },
          ]);
          for (const { rate, gross, vat } of rates) {
            const own = notes.flatMap((note) => note.rates.filter((each) => each.rate === rate));
            expect(sum(own.map((each) => each.gross))).toBe(gross);
            expect(sum(own.map((each) => each.vat))).toBe(vat);
          }
        },
      ),
    );
  });
});
