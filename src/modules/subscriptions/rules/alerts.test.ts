import { expect, test } from 'vitest';
import { alertsOf, type Circumstances, cardAge } from './alerts.ts';

const fine: Circumstances = {
  status: 'active',
  card: { expMonth: 8, expYear: 2029 },
  problems: [],
  pointIsThere: true,
  carrierIsThere: true,
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
  expect(codes({ pointIsThere: false })).toEqual(['pickuppoint_unavailable']);
  expect(codes({ carrierIsThere: false })).toEqual(['carrier_invalid']);
  expect(codes({ status: 'payment_failed' })).toEqual(['payment_failed']);
  expect(codes({ status: 'awaiting_payment' })).toEqual(['awaiting_payment']);
  expect(codes({ problems: ['price_changed'] })).toEqual([]);
  expect(codes({ status: 'stopped', card: null })).toEqual([]);
});
