import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FREQUENCY_CODES, FRESH_DAYS } from './delivery-frequency.ts';
import { allowedPlans, centsPerDay, cheapestPlan, type DeliveryPlan } from './delivery-plan.ts';

const formats = fc
  .uniqueArray(fc.constantFrom(400, 800, 1500, 2000, 3000, 4000, 7000, 10_000, 12_000), {
    minLength: 1,
    maxLength: 5,
  })
  .chain((sizes) =>
    fc.tuple(
      ...sizes.map((bagGrams) =>
        fc.record({
          sku: fc.constant(`F${bagGrams}`),
          bagGrams: fc.constant(bagGrams),
          onHand: fc.integer({ min: 1, max: 60 }),
          cents: fc.integer({ min: bagGrams / 4, max: 2 * bagGrams }),
        }),
      ),
    ),
  );
const tariffs = fc.record({
  fee: fc.integer({ min: 0, max: 1500 }),
  freeFrom: fc.integer({ min: 2000, max: 9000 }),
});
const eaters = fc.record({
  rationGrams: fc.integer({ min: 8, max: 1200 }),
  growingUnder6Months: fc.boolean(),
});
const requested = fc.tuple(formats, tariffs, eaters);
type DeliveryPlanRequest = typeof requested extends fc.Arbitrary<infer One> ? One : never;

const costOf =
  ([sold, { fee, freeFrom }]: DeliveryPlanRequest) =>
  ({ sku }: { sku: string }, bags: number) => {
    const once = (sold.find((one) => one.sku === sku)?.cents ?? 0) * bags;
    const goods = Math.round(once * 0.9);
    return { goods, delivery: goods >= freeFrom ? 0 : fee, once };
  };
const perDay = ({ goods, delivery, frequency }: DeliveryPlan) => (goods + delivery) / frequency;

test('S-20 N-21 for random animals no other choice whose rhythm fits costs less a day, delivery included', () => {
  fc.assert(
    fc.property(requested, (one) => {
      const [sold, , eater] = one;
      const cost = costOf(one);
      const chosen = cheapestPlan(sold, eater, cost);
      if (!chosen) throw new Error('something is sold');
      // Brute force: every number of bags and every interval, checked against the written rules.
      const eaten = eater.growingUnder6Months ? eater.rationGrams * 1.15 : eater.rationGrams;
      for (const format of sold)
        for (let bags = 1; bags <= Math.min(format.onHand, 200); bags++)
          for (const frequency of FREQUENCY_CODES) {
            const lasts = (bags * format.bagGrams) / eaten;
            if (lasts > FRESH_DAYS - 1e-6 || frequency > Math.floor(lasts)) continue;
            const { goods, delivery, once } = cost(format, bags);
            const fits = goods / frequency <= once / Math.floor(lasts + 1e-9) + 1e-9;
            if (fits) expect(chosen.fits).toBe(true);
            else if (chosen.fits) continue;
            expect(perDay(chosen)).toBeLessThanOrEqual((goods + delivery) / frequency + 1e-9);
          }
    }),
  );
});

test('S-20 GDE-14 the proposal comes before the last bag is empty and is eaten while it is fresh', () => {
  fc.assert(
    fc.property(requested, (one) => {
      const [sold, , eater] = one;
      const cost = costOf(one);
      const chosen = cheapestPlan(sold, eater, cost);
      if (!chosen) throw new Error('something is sold');
      expect(FREQUENCY_CODES).toContain(chosen.frequency);
      expect(chosen.frequency).toBeLessThanOrEqual(chosen.days);
      const allowed = allowedPlans(sold, eater, cost);
      if (allowed.length > 0) expect(chosen.days).toBeLessThanOrEqual(FRESH_DAYS);
      else expect(sold.map(({ sku }) => sku)).toContain(chosen.format.sku);
    }),
  );
});

test('S-20 a cat of 4.6 kg gets two small bags every seven weeks rather than one every three', () => {
  const plan = cheapestPlan(
    [
      { sku: 'small', bagGrams: 1500, onHand: 50 },
      { sku: 'large', bagGrams: 4000, onHand: 50 },
    ],
    { rationGrams: 55, growingUnder6Months: false },
    ({ sku }, bags) => {
      const goods = bags * (sku === 'small' ? 1701 : 4200);
      return { goods, delivery: 490, once: Math.round(goods / 0.9) };
    },
  );
  expect(plan).toMatchObject({ format: { sku: 'small' }, bags: 2, days: 54, frequency: 49 });
  expect(plan && centsPerDay(plan, { days: plan.days, every: plan.frequency })).toBe(79);
});

test('N-21 a bag of 60 days is not sent every seven weeks where a smaller one fits, and what is sold once is not judged', () => {
  const sold = [4000, 1500].map((bagGrams) => ({ sku: `F${bagGrams}`, bagGrams, onHand: 9 }));
  const eater = { rationGrams: 66, growingUnder6Months: false };
  const cost =
    (isSubscribable: boolean) =>
    ({ bagGrams }: { bagGrams: number }, bags: number) => {
      const once = bags * (bagGrams === 4000 ? 3000 : 1500);
      const goods = isSubscribable ? 0.9 * once : once;
      return { goods, delivery: 490, once: isSubscribable ? once : null };
    };
  expect(cheapestPlan(sold, eater, cost(true))).toMatchObject({
    format: { sku: 'F1500' },
    bags: 2,
    days: 45,
    frequency: 42,
    fits: true,
  });
  expect(cheapestPlan(sold, eater, cost(false))).toMatchObject({ format: { sku: 'F4000' } });
});

test('S-20 where no bag is eaten up while it is fresh the smallest one is proposed', () => {
  const sold = [400, 1500].map((bagGrams) => ({ sku: `F${bagGrams}`, bagGrams, onHand: 9 }));
  const cost = () => ({ goods: 1000, delivery: 490, once: 1111 });
  const eater = { rationGrams: 5, growingUnder6Months: false };
  expect(cheapestPlan(sold, eater, cost)).toMatchObject({
    format: { sku: 'F400' },
    bags: 1,
    frequency: 77,
  });
  expect(cheapestPlan([], eater, cost)).toBeNull();
});
