import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '#kit/money.ts';
import { anyOrder } from '../../../../tests/support/random-orders.ts';
import { scaled } from '../../../../tests/support/scope.ts';
import { creditNote, type Returned } from './credit-note.ts';
import type { OrderToPrice, PricedOrder } from './priced-order.ts';
import { priceOrder } from './totals.ts';

/** Number of random carts each property is checked on. */
const CARTS = scaled(10_000, 1_000);
const TIMEOUT_MS = 60_000;

const always = (title: string, promise: (priced: PricedOrder, requested: OrderToPrice) => void) =>
  test(
    title,
    () => {
      fc.assert(
        fc.property(anyOrder, (input) => promise(priceOrder(input), input)),
        { numRuns: CARTS },
      );
    },
    TIMEOUT_MS,
  );

always('REL-45 the total is never negative, and the lines add up to it', (priced) => {
  const { accounting, lines, total } = priced;
  expect(total).toBeGreaterThanOrEqual(0);
  for (const each of lines) expect(each.total).toBeGreaterThanOrEqual(0);
  expect(sum(lines.map((each) => each.total)) + priced.shippingTotal).toBe(total);
  const { itemsTotal, discountTotal, shippingFees, paymentFees, promotionFees } = accounting;
  expect(sum([itemsTotal, discountTotal, shippingFees, paymentFees, promotionFees])).toBe(total);
});

always(
  'REL-45 before and with VAT agree: for each rate, for each line, for the whole',
  (priced) => {
    const { accounting, lines, taxes, total } = priced;
    for (const each of lines) expect(each.net + each.vat).toBe(each.total);
    for (const rate of taxes) {
      expect(rate.net + rate.vat).toBe(rate.gross);
      const parts = [...lines.filter(({ taxRate }) => taxRate === rate.rate)];
      const carried = priced.shippingTaxes.filter((part) => part.rate === rate.rate);
      const vat = sum(parts.map((part) => part.vat)) + sum(carried.map((part) => part.vat));
      expect(vat).toBe(rate.vat);
    }
    expect(sum(taxes.map((rate) => rate.gross))).toBe(total);
    expect(accounting.totalWithoutTax + accounting.vatIncluded).toBe(total);
  },
);

always('REL-45 the explanation accounts for each cent', ({ explanation, total, taxTotal }) => {
  const reasons = explanation.filter((reason) => !reason.included);
  const taxes = explanation.filter((reason) => reason.included);
  expect(sum(reasons.map((reason) => reason.amount))).toBe(total);
  expect(sum(taxes.map((reason) => reason.amount))).toBe(taxTotal);
});

always('REL-45 giving everything back, in parts, gives back the total and its VAT', (priced) => {
  const some = priced.lines.map(({ key, quantity }) => ({ [key]: quantity >> 1 }));
  const rest = priced.lines.map(({ key, quantity }) => ({ [key]: quantity - (quantity >> 1) }));
  const everything: Returned[] = [Object.assign({}, ...some), ...rest].map((units) => ({
    units,
    shipping: false,
  }));
  everything.push({ units: {}, shipping: true });
  const notes = everything.map((piece, index) =>
    creditNote(priced, everything.slice(0, index), piece),
  );
  expect(sum(notes.map((note) => note.total))).toBe(priced.total);
  const rates = notes.flatMap((note) => note.rates);
  expect(sum(rates.map((rate) => rate.vat))).toBe(priced.taxTotal);
  for (const { vat } of rates) expect(vat).toBeGreaterThanOrEqual(0);
});

always(
  'PRI-04 benefits on feed in France stay within 34 %, baskets and credits apart',
  (_, input) => {
    const promotions = input.promotions.filter(({ reward }) => reward.kind === 'percent');
    const priced = priceOrder({ ...input, promotions, adjustments: [] });
    for (const each of priced.lines) {
      if (input.country !== 'FR' || each.taxCategory !== 'pet_food') continue;
      const consumer = each.originalUnitPrice * each.quantity;
      // A reduced list price is not a promotion of this order.
      const bought = consumer - each.applicableUnitPrice * each.quantity;
      expect(consumer - each.total).toBeLessThanOrEqual(Math.max(consumer * 0.34, bought));
    }
  },
);

test(
  'REL-45 the order of adding, and of the codes, never changes a cent',
  () => {
    const shuffled = anyOrder.chain((input) =>
      fc
        .tuple(
          fc.shuffledSubarray([...input.lines], { minLength: input.lines.length }),
          fc.shuffledSubarray([...input.promotions], { minLength: input.promotions.length }),
        )
        .map(([lines, promotions]) => ({ input, other: { ...input, lines, promotions } })),
    );
    fc.assert(
      fc.property(shuffled, ({ input: requested, other }) => {
        const { lines: _, ...once } = priceOrder(requested);
        const { lines: __, ...again } = priceOrder(other);
        expect(again).toEqual(once);
      }),
      { numRuns: CARTS },
    );
  },
  TIMEOUT_MS,
);

always('S-16 REL-36 the delivery never costs more than its limit', (priced, input) => {
  const usual = priceOrder({ ...input, shippingAtMost: null });
  expect(priced.shippingTotal).toBe(
    Math.min(usual.shippingTotal, input.shippingAtMost ?? usual.shippingTotal),
  );
  expect(priced.itemsTotal).toBe(usual.itemsTotal);
});
