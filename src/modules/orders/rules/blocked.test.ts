import { expect, test } from 'vitest';
import { blockOf, type OrderToJudge } from './blocked.ts';

const today = Temporal.PlainDate.from('2026-11-25');
const owed: OrderToJudge = {
  state: 'new',
  paymentState: 'awaiting_payment',
  shippingState: 'ready',
  methodCode: 'card',
  isRefused: false,
  payUntil: '2026-12-02',
  dispatchOn: '2026-11-24',
  hasLeft: false,
  heldFor: null,
};

test('PAY-04 an order that is not paid says what is awaited, of whom and until when', () => {
  const of = (changes: Partial<OrderToJudge>) => blockOf({ ...owed, ...changes }, today);
  const customer = { actor: 'customer', until: '2026-12-02' };
  expect(of({})).toEqual({ code: 'payment_awaited', ...customer });
  expect(of({ isRefused: true })).toEqual({ code: 'payment_refused', ...customer });
  expect(of({ methodCode: 'cheque' })).toEqual({ code: 'cheque_awaited', ...customer });
  const transfer = { methodCode: 'bank_transfer' };
  expect(of(transfer)).toEqual({ code: 'bank_transfer_awaited', ...customer });
  const partly = { methodCode: 'cheque', paymentState: 'partially_paid' } as const;
  expect(of(partly)).toEqual({ code: 'rest_awaited', ...customer });
});

test('PAY-04 an order that is paid and did not leave on its day waits for us', () => {
  const paid = { ...owed, paymentState: 'paid' } as const;
  expect(blockOf(paid, today)).toEqual({ code: 'departure_late', actor: 'shop', until: null });
  expect(blockOf({ ...paid, dispatchOn: '2026-11-25' }, today)).toBeNull();
  expect(blockOf({ ...paid, hasLeft: true }, today)).toBeNull();
  expect(blockOf({ ...paid, state: 'cancelled' }, today)).toBeNull();
  expect(blockOf({ ...paid, shippingState: 'shipped' }, today)).toBeNull();
});

test('O-01 what keeps an order here is said before anything else, while it is not cancelled', () => {
  const held = { ...owed, heldFor: 'disputed' } as const;
  expect(blockOf(held, today)).toEqual({ code: 'disputed', actor: 'shop', until: null });
  expect(blockOf({ ...held, state: 'cancelled' }, today)).toBeNull();
  expect(blockOf({ ...held, paymentState: 'paid', shippingState: 'shipped' }, today)).toBeNull();
});
