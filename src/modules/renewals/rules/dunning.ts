/**
 * Kinds of failed charges, by what to do next. `soft`: the same card may work another day · `hard`: this card will
 * not work again · `authentication`: the bank requires its holder to authenticate.
 */
export const DECLINES = ['soft', 'hard', 'authentication'] as const;
export type Decline = (typeof DECLINES)[number];

const HARD = new Set([
  'expired_card',
  'lost_card',
  'stolen_card',
  'pickup_card',
  'restricted_card',
  'fraudulent',
  'invalid_account',
  'card_not_supported',
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
  'stop_payment_order',
  // Our own code: the subscription has no card.
  'card_missing',
]);
const AUTHENTICATION = new Set(['authentication_required', 'authentication_failed']);

/** Classifies a provider's decline code; an unknown code may succeed another day (PAY-04). */
export function declineOf(code: string): Decline {
  if (HARD.has(code)) return 'hard';
  return AUTHENTICATION.has(code) ? 'authentication' : 'soft';
}

/** How long a failed payment is waited for, from the shop's settings. */
export interface GraceDays {
  /** Days after the first failure on which a soft decline is retried, ascending (REL-07). */
  RENEWAL_RETRY_DAYS: readonly number[];
  /** Consecutive failed deliveries after which a subscription is suspended (REL-09). */
  RENEWAL_FAILED_CYCLES: number;
}

/**
 * The civil date of the next retry, after `today`; null when none is left, or when a retry cannot succeed (REL-08,
 * REL-13). Retries missed during an outage are not caught up.
 */
export function nextTry(
  decline: Decline,
  firstFailed: Temporal.PlainDate,
  today: Temporal.PlainDate,
  { RENEWAL_RETRY_DAYS }: GraceDays,
): Temporal.PlainDate | null {
  if (decline !== 'soft') return null;
  const days = RENEWAL_RETRY_DAYS.map((after) => firstFailed.add({ days: after }));
  return days.find((day) => Temporal.PlainDate.compare(day, today) > 0) ?? null;
}

/**
 * The civil date, the day after the last retry, from which a failed delivery can no longer be paid: it is cancelled
 * and its stock released. Until then its customer can pay by link.
 */
export function givenUpOn(
  firstFailed: Temporal.PlainDate,
  { RENEWAL_RETRY_DAYS }: GraceDays,
): Temporal.PlainDate {
  return firstFailed.add({ days: Math.max(...RENEWAL_RETRY_DAYS) + 1 });
}

/** Whether a subscription is suspended until its customer resumes it: it is never stopped silently (REL-09). */
export const isToRest = (failedInARow: number, { RENEWAL_FAILED_CYCLES }: GraceDays): boolean =>
  failedInARow >= RENEWAL_FAILED_CYCLES;
