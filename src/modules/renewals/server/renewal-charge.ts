import { isBefore } from '#kit/dates.ts';
import type { OpenCycle, Subscription } from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** What is to be charged, and as which try. */
export interface RenewalCharge {
  cycleId: number;
  code: string;
  number: number;
  tries: number;
  orderId: number;
  orderToken: string;
  customerId: number;
  /** Null: there is none to pay with. */
  cardId: number | null;
  /** Their customer had it leave ahead of its day: their bank is to ask them (PAY-03). */
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

/** Only its customer wanted it to leave by today: its own day is yet to come. */
export const isAheadOfItsDay = (
  today: Temporal.PlainDate,
  { shipNowRequestedAt }: Pick<Subscription, 'shipNowRequestedAt'>,
  { shippingDate }: Pick<OpenCycle, 'shippingDate'>,
): boolean => shipNowRequestedAt !== null && isBefore(today, Temporal.PlainDate.from(shippingDate));

/** Names a charge at the provider: the same for the same try of the same delivery, always. */
export const chargeKey = ({ code, number, tries }: RenewalCharge): string =>
  `subscription ${code}, delivery ${number}, try ${tries}`;
