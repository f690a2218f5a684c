import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PastPrice, referencePrice } from './reference-price.ts';

const past = (cents: number, from: string, to: string): PastPrice => ({ cents, from, to });
const now = { cents: 4_000, from: '2026-11-15' };

describe('the price that may be struck through (PRI-02)', () => {
  it('is the lowest of the 30 days before the reduction, not the last one', () => {
    const raisedThenDropped = [
      past(4_500, '2026-01-01', '2026-10-31'),
      past(5_000, '2026-11-01', '2026-11-14'),
    ];
    expect(referencePrice(now, raisedThenDropped)).toBe(4_500);
  });

  it('forgets what applied before those 30 days', () => {
    const older = [
      past(4_200, '2026-01-01', '2026-10-15'),
      past(5_000, '2026-10-16', '2026-11-14'),
    ];
    expect(referencePrice(now, older)).toBe(5_000);
    const dayIn = [
      past(4_200, '2026-01-01', '2026-10-16'),
      past(5_000, '2026-10-17', '2026-11-14'),
    ];
    expect(referencePrice(now, dayIn)).toBe(4_200);
  });

  it('does not exist when the price did not go down', () => {
    expect(referencePrice(now, [past(4_000, '2026-01-01', '2026-11-14')])).toBeNull();
    expect(referencePrice(now, [past(3_900, '2026-01-01', '2026-11-14')])).toBeNull();
    expect(referencePrice(now, [])).toBeNull();
  });

  it('does not exist for an article sold for less than 30 days', () => {
    expect(referencePrice(now, [past(5_000, '2026-10-20', '2026-11-14')])).toBeNull();
  });

  it('is never below or equal to the present price, whatever the history', () => {
    const start = Temporal.PlainDate.from('2026-08-01');
    const history = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 9_000 }), fc.integer({ min: 1, max: 40 })), {
        minLength: 1,
        maxLength: 8,
      })
      .map((spans) => {
        let from = start;
        return spans.map(([cents, days]) => {
          const to = from.add({ days: days - 1 });
          const span = past(cents, from.toString(), to.toString());
          from = to.add({ days: 1 });
          return span;
        });
      });
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 9_000 }), (spans, cents) => {
        const last = spans.at(-1) as PastPrice;
        const from = Temporal.PlainDate.from(last.to).add({ days: 1 }).toString();
        const struck = referencePrice({ cents, from }, spans);
        if (struck === null) return;
        expect(struck).toBeGreaterThan(cents);
        expect(struck).toBeLessThanOrEqual(last.cents);
      }),
    );
  });
});
