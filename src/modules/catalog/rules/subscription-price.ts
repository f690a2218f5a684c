import { type Cents, percent } from '#kit/money.ts';
import { TERMS } from '#kit/terms.ts';

/** Less on subscription (BIZ-06): its own integer price, never a percentage of a line. */
export function subscriptionPriceOf(cents: Cents): Cents {
  return percent(cents, (100 - TERMS.discountPercent) * 100);
}
