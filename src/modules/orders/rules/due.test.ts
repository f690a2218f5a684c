import { expect, test } from 'vitest';
import { creditOf, dueOf } from './due.ts';

test('O-23 credit pays what an order comes to at most, and the rest is due', () => {
  const order = (credit: number, total: number) => ({ credit, pricing: { total } });
  expect([creditOf(order(0, 500)), dueOf(order(0, 500))]).toEqual([0, 500]);
  expect([creditOf(order(200, 500)), dueOf(order(200, 500))]).toEqual([200, 300]);
  expect([creditOf(order(900, 500)), dueOf(order(900, 500))]).toEqual([500, 0]);
});
