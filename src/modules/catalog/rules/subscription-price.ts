import { type BasisPoints, type Cents, percent } from '#kit/money.ts';

const SUBSCRIBER_PAYS: BasisPoints = 9000;

/** 10 % off on subscription (BIZ-06): its own integer price, never a percentage of a line. */
export function subscriptionPriceOf(cents: Cents): Cents {
  return percent(cents, SUBSCRIBER_PAYS);
}
