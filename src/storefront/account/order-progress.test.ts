import { expect, test } from 'vitest';
import { isStillToLeave, STATUSES } from '#modules/orders/rules/index.ts';
import { ORDER_STEPS, orderProgress } from './order-progress.ts';

const step = (status: string, isDelivered?: boolean) => {
  const index = orderProgress(status, isDelivered);
  return index === null ? null : ORDER_STEPS[index];
};

test('ORD-01 the latest order says how far it is', () => {
  expect(step('awaiting_payment')).toBe('payment');
  expect(step('payment_accepted')).toBe('preparation');
  expect(step('sent')).toBe('shipped');
  expect(step('sent', true)).toBe('delivered');
});

test('an order that goes no further has no step', () => {
  for (const status of ['cancelled', 'refunded', 'partially_refunded', 'payment_failure', 'other'])
    expect(step(status)).toBeNull();
});

test('SUB-02 what is being prepared is what still leaves when its subscription ends', () => {
  for (const status of STATUSES)
    expect([status, isStillToLeave(status)]).toEqual([status, step(status) === 'preparation']);
});
