import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '#kit/money.ts';
import {
  delivery,
  free,
  line,
  order,
  promotion,
} from '../../../../tests/support/orders-to-price.ts';
import { anyOrder } from '../../../../tests/support/random-orders.ts';
import { scaled } from '../../../../tests/support/scope.ts';
import { differences, explainedAmounts, type OrderToExplain } from './explained-amounts.ts';
import { lineKey, type OrderToPrice } from './priced-order.ts';
import { priceOrder } from './totals.ts';

const CARTS = scaled(10_000, 1_000);
const TIMEOUT_MS = 60_000;

/** A cart as it is stored: each line has a different variant, named in its key. */
function priced(requested: OrderToPrice): OrderToExplain {
  const lines = requested.lines.map((one, index) => {
    const variantCode = `1000000${index}`;
    return { ...one, variantCode, key: lineKey(variantCode, one.subscriptionInterval) };
  });
  const pricing = priceOrder({ ...requested, lines });
  return {
    lines: lines.map(({ variantCode, subscriptionInterval, quantity }) => ({
      variantCode,
      subscriptionInterval,
      quantity,
      productName: variantCode,
      variantName: '4 kg',
    })),
    pricing,
  };
}

test(
  'N-12 REL-45 the explained amounts of any cart add up to its total',
  () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const cart = priced(input);
        const rows = explainedAmounts(cart) ?? [];
        expect(sum(rows.map(({ amount }) => amount))).toBe(cart.pricing.total);
        for (const row of rows)
          if (row.kind === 'goods') expect(row.unitPrice * row.quantity).toBe(row.amount);
      }),
      { numRuns: CARTS },
    );
  },
  TIMEOUT_MS,
);

test(
  'N-12 what differs between any two deliveries adds up to the difference of their totals',
  () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, (earlier, later) => {
        const [before, now] = [priced(earlier), priced(later)];
        const found = differences(before, now) ?? [];
        expect(sum(found.map(({ amount }) => amount))).toBe(
          now.pricing.total - before.pricing.total,
        );
        expect(differences(before, before)).toEqual([]);
      }),
      { numRuns: CARTS },
    );
  },
  TIMEOUT_MS,
);

const subscribed = (unitPrice: number, quantity = 1) =>
  line('', unitPrice, {
    quantity,
    subscriptionInterval: 31,
    subscriptionUnitPrice: Math.round(unitPrice * 0.9),
  });

test('N-12 each reason of a total is named, with the price of a piece it leads to', () => {
  const cart = priced(
    order([subscribed(4_000, 2)], {
      promotions: [promotion('welcome', { kind: 'amount', amount: 500 })],
      shipping: delivery(490),
      freeShipping: free(4_900),
      adjustments: [
        {
          label: 'Prix annoncé',
          amount: -100,
          rule: { id: 'gesture:announced', version: '2026-11-21' },
        },
      ],
    }),
  );
  expect(
    explainedAmounts(cart)?.map((row) => [
      row.kind,
      'unitPrice' in row ? row.unitPrice : null,
      row.amount,
    ]),
  ).toEqual([
    ['goods', 4_000, 8_000],
    ['subscription_price', 3_600, -800],
    ['promotion', null, -500],
    ['gesture', null, -100],
    ['delivery', null, 490],
    ['delivery_free', null, -490],
  ]);
});

test('N-12 what changed is told by its cause: price, pieces, what came, what left, what ended', () => {
  const before = priced(
    order([subscribed(4_000), subscribed(1_000)], {
      promotions: [promotion('welcome', { kind: 'amount', amount: 500 })],
      shipping: delivery(490),
    }),
  );
  const now = priced(order([subscribed(4_200, 2)], { shipping: delivery(0) }));
  expect(differences(before, now)?.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['quantity', 3_600],
    ['price', 360],
    ['removed', -900],
    ['reduction', 500],
    ['delivery', -490],
  ]);
});

test('N-12 an order that carries no whole explanation is not explained', () => {
  const cart = priced(order([subscribed(4_000)]));
  const bare = { ...cart, pricing: { ...cart.pricing, explanation: [] } };
  expect(explainedAmounts(bare)).toBeNull();
  expect(differences(bare, cart)).toBeNull();
});
