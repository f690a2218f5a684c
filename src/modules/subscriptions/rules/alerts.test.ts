import { expect, test } from 'vitest';
import { alertsOf, type Circumstances, cardAge } from './alerts.ts';

const fine: Circumstances = {
  status: 'active',
  card: { expMonth: 8, expYear: 2029 },
  problems: [],
  isPickupPointOpen: true,
  isCarrierAvailable: true,
  hasNextPoint: false,
  isPlanned: false,
  waitsUntil: null,
  heldFor: null,
  shippingDate: '2026-12-10',
  changeUntil: '2026-12-06',
  payUntil: '2026-11-28',
  today: Temporal.PlainDate.from('2026-11-21'),
};
const codes = (changes: Partial<Circumstances>) =>
  alertsOf({ ...fine, ...changes }).map(({ code }) => code);

test('SUB-19 SUB-20 a card is good through its last month, in which it is told', () => {
  expect(cardAge({ expMonth: 10, expYear: 2026 }, fine.today)).toBe('expired');
  expect(cardAge({ expMonth: 11, expYear: 2026 }, fine.today)).toBe('expiring');
  expect(cardAge({ expMonth: 12, expYear: 2026 }, fine.today)).toBe('good');
  expect(codes({ card: { expMonth: 10, expYear: 2026 } })).toEqual(['card_expired']);
  expect(codes({ card: { expMonth: 11, expYear: 2026 } })).toEqual(['card_expiring']);
  expect(codes({ card: null })).toEqual(['card_expired']);
});

test('SUB-21 to SUB-26 what stands in the way is told, from its status or from what it finds', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ status: 'promotion_unavailable' })).toEqual(['promotion_invalid']);
  expect(codes({ status: 'invalid_promotion' })).toEqual(['promotion_invalid']);
  expect(codes({ problems: ['promotion_withdrawn'] })).toEqual(['promotion_invalid']);
  expect(codes({ status: 'product_unavailable' })).toEqual(['product_unavailable']);
  expect(codes({ problems: ['unavailable', 'stock_lowered'] })).toEqual(['product_unavailable']);
  expect(codes({ status: 'pickuppoint_unavailable' })).toEqual(['pickuppoint_unavailable']);
  expect(codes({ isPickupPointOpen: false })).toEqual(['pickuppoint_unavailable']);
  expect(codes({ isCarrierAvailable: false })).toEqual(['carrier_invalid']);
  expect(codes({ status: 'payment_failed' })).toEqual(['payment_failed']);
  expect(codes({ status: 'awaiting_payment' })).toEqual(['awaiting_payment']);
  expect(codes({ problems: ['price_changed'] })).toEqual([]);
  expect(codes({ status: 'stopped', card: null })).toEqual([]);
});

test('SUB-25 what is blocked says who has to act, and until when', () => {
  const first = (changes: Partial<Circumstances>) => {
    const [alert] = alertsOf({ ...fine, ...changes });
    return alert && [alert.code, alert.actor, alert.until];
  };
  const paused = { status: 'paused' } as const;
  expect(first({ ...paused, heldFor: 'dispute' })).toEqual(['held_dispute', 'shop', null]);
  expect(first({ ...paused, heldFor: 'unpaid' })).toEqual(['held_unpaid', 'customer', null]);
  expect(first({ status: 'payment_failed' })).toEqual(['payment_failed', 'customer', '2026-11-28']);
  expect(first({ isPickupPointOpen: false })?.[2]).toBe('2026-12-09');
  expect(first({ card: null })).toEqual(['card_expired', 'customer', '2026-12-10']);
  expect(first({ status: 'error' })).toEqual(['error', 'shop', null]);
  expect(first({ status: 'error', isCarrierAvailable: false })?.[0]).toBe('carrier_invalid');
  expect(first({ status: 'payment_failed', payUntil: '2026-11-20' })?.[2]).toBeNull();
});

test('N-08 what was planned for is no alarm, and may be chosen until the eve of the day it leaves', () => {
  const missing = { problems: ['unavailable'] };
  const [alert] = alertsOf({ ...fine, ...missing });
  expect(alert).toMatchObject({ code: 'product_unavailable', actor: 'customer' });
  expect(alert?.until).toBe('2026-12-09');
  expect(codes({ ...missing, isPlanned: true })).toEqual(['product_planned']);
  expect(codes({ isPickupPointOpen: false, hasNextPoint: true })).toEqual(['pickuppoint_replaced']);
  const waiting = { ...fine, ...missing, status: 'product_unavailable', isPlanned: true } as const;
  expect(alertsOf({ ...waiting, waitsUntil: '2026-12-12' })).toEqual([
    { code: 'waiting_for_goods', severity: 'warning', actor: 'shop', until: '2026-12-12' },
  ]);
});
