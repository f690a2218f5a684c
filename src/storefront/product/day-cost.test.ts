import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProposedDelivery } from '#modules/nutrition/contracts.ts';
import { earlyRhythm, perDayOf } from './day-cost.ts';

const cost = fc.record({ goods: fc.integer({ min: 500, max: 9000 }), delivery: fc.constant(490) });

test('N-21 whenever a subscription costs more a day than buying once, the days it is early say why, and less is paid by waiting', () => {
  const plans = fc.record({
    once: cost,
    days: fc.integer({ min: 21, max: 62 }),
    frequency: fc.constantFrom(21, 31, 42, 49, 62),
  });
  fc.assert(
    fc.property(plans, ({ once, days, frequency }) => {
      fc.pre(frequency <= days);
      const subscription = { ...once, goods: Math.round(once.goods * 0.9) };
      const plan: ProposedDelivery = {
        sku: '20000001',
        bags: 1,
        days,
        frequency,
        once,
        subscription,
      };
      const early = earlyRhythm(plan);
      const isDearer = perDayOf(plan, frequency) > perDayOf(plan, null);
      expect(early !== null).toBe(isDearer);
      if (!early) return;
      expect(early.days).toBe(days - frequency);
      expect(early.perDay).toBeLessThanOrEqual(perDayOf(plan, null));
    }),
  );
});
