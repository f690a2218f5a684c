import { isBefore } from '#kit/dates.ts';
import type { OpenCycle, Subscription } from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** A charge to make, with its attempt number. */
export interface RenewalCharge {
  cycleId: number;
  code: string;
  number: number;
  tries: number;
  orderId: number;
  orderToken: string;
  customerId: number;
  /** Null when the subscription has no card. */
  cardId: number | null;
  /** The customer requested immediate dispatch, so their bank may require authentication (PAY-03). */
  isCustomerInitiated: boolean;
}

export const renewalOf = (
  { today }: Pick<UnitOfWork, 'today'>,
  subscription: Subscription,
  cycle: OpenCycle,
): Omit<RenewalCharge, 'tries'> => ({
  cycleId: cycle.id,
  number: cycle.number,
  code: subscription.code,
  customerId: subscription.customerId,
  cardId: subscription.cardId,
  orderId: cycle.orderId ?? 0,
  orderToken: cycle.token ?? '',
  isCustomerInitiated: isAheadOfItsDay(today, subscription, cycle),
});

/** Whether the delivery is placed before its own date, only because the customer requested it. */
export const isAheadOfItsDay = (
  today: Temporal.PlainDate,
  { shipNowRequestedAt }: Pick<Subscription, 'shipNowRequestedAt'>,
  { shippingDate }: Pick<OpenCycle, 'shippingDate'>,
): boolean => shipNowRequestedAt !== null && isBefore(today, Temporal.PlainDate.from(shippingDate));

/** Idempotency key of a charge at the provider, fixed per delivery and attempt. */
export const chargeKey = ({ code, number, tries }: RenewalCharge): string =>
  `subscription ${code}, delivery ${number}, try ${tries}`;
