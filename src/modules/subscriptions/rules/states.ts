import { defineStates } from '#kit/state-table.ts';

export type SubscriptionStatus =
  | 'active'
  | 'awaiting_payment'
  | 'payment_failed'
  | 'error'
  | 'product_unavailable'
  | 'pickuppoint_unavailable'
  | 'promotion_unavailable'
  | 'invalid_promotion'
  | 'paused'
  | 'stopped';

/** Who changes a subscription: its customer, a household member, the shop automatically, or a staff member. */
export type Actor = 'customer' | 'shop' | 'staff' | 'member';

/** Why the shop suspended a subscription: a chargeback, or too many unpaid deliveries. */
export const HELD_FOR = ['dispute', 'unpaid'] as const;
export type HeldFor = (typeof HELD_FOR)[number];

export type SubscriptionAction =
  | 'await_payment'
  | 'fail_payment'
  | 'fail'
  | 'lose_product'
  | 'lose_point'
  | 'lose_promotion'
  | 'invalidate_promotion'
  /** The obstacle to the next delivery is resolved. */
  | 'recover'
  | 'pause'
  | 'resume'
  | 'stop';

const running = {
  await_payment: 'awaiting_payment',
  fail_payment: 'payment_failed',
  fail: 'error',
  lose_product: 'product_unavailable',
  lose_point: 'pickuppoint_unavailable',
  lose_promotion: 'promotion_unavailable',
  invalidate_promotion: 'invalid_promotion',
  recover: 'active',
  pause: 'paused',
  stop: 'stopped',
} as const;

/** Status of a subscription (spec §4): active, active with an obstacle, paused or stopped. */
export const subscriptionStates = defineStates<SubscriptionStatus, SubscriptionAction>('active', {
  active: running,
  awaiting_payment: running,
  payment_failed: running,
  error: running,
  product_unavailable: running,
  pickuppoint_unavailable: running,
  promotion_unavailable: running,
  invalid_promotion: running,
  paused: { resume: 'active', stop: 'stopped' },
  stopped: {},
});

/** Active, including when an obstacle blocks its next delivery. */
export const isRunning = (status: SubscriptionStatus): boolean =>
  status !== 'paused' && status !== 'stopped';

export type CycleState = 'draft' | 'charging' | 'placed' | 'skipped' | 'failed' | 'cancelled';
export type CycleAction = 'charge' | 'place' | 'skip' | 'fail' | 'cancel';

/** State of one delivery: prepared, being paid, then placed or not. */
export const cycleStates = defineStates<CycleState, CycleAction>(['draft', 'placed'], {
  draft: {
    charge: 'charging',
    place: 'placed',
    skip: 'skipped',
    fail: 'failed',
    cancel: 'cancelled',
  },
  charging: { place: 'placed', skip: 'skipped', fail: 'failed' },
  placed: {},
  skipped: {},
  failed: {},
  cancelled: {},
});
