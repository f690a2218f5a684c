/**
 * Why a charge failed, as it matters for what comes next. `soft`: the same card may pay another
 * day · `hard`: this card never will · `authentication`: its bank wants to ask its holder.
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
  // Ours: there is no card to charge.
  'card_missing',
]);
const AUTHENTICATION = new Set(['authentication_required', 'authentication_failed']);

/** What a decline code of a provider asks for; one nobody knows may pass another day (PAY-04). */
export function declineOf(code: string): Decline {
  if (HARD.has(code)) return 'hard';
  return AUTHENTICATION.has(code) ? 'authentication' : 'soft';
}

/** How long a payment that failed is waited for; the shop's settings say so. */
export interface GraceDays {
  /** Days after the first failure on which a soft decline is tried again, rising (REL-07). */
  RENEWAL_RETRY_DAYS: readonly number[];
  /** Deliveries that failed one after the other before a subscription rests (REL-09). */
  RENEWAL_FAILED_CYCLES: number;
}

/**
 * The civil date of the next try, after `today`; null when none is left, or when trying blindly
 * could not help (REL-08, REL-13). Tries missed while nobody ran them are not made up for.
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
 * From this civil date on, the day after the last try, a failed delivery can be paid no more: it is
 * given up, its stock is free. Its customer could pay by link until then.
 */
export function givenUpOn(
  firstFailed: Temporal.PlainDate,
  { RENEWAL_RETRY_DAYS }: GraceDays,
): Temporal.PlainDate {
  return firstFailed.add({ days: Math.max(...RENEWAL_RETRY_DAYS) + 1 });
}

/** Whether a subscription rests until its customer comes back: never silently stopped (REL-09). */
export const isToRest = (failedInARow: number, { RENEWAL_FAILED_CYCLES }: GraceDays): boolean =>
  failedInARow >= RENEWAL_FAILED_CYCLES;
