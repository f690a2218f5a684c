import { type Cents, percent } from '#kit/money.ts';
import { TERMS } from '#kit/terms.ts';

/** The subscription price (BIZ-06): an integer price of its own, never a percentage of a line. */
export function subscriptionPriceOf(cents: Cents): Cents {
  return percent(cents, (100 - TERMS.discountPercent) * 100);
}
