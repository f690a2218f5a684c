import { sql } from 'kysely';
import { alertDays } from '../rules/index.ts';

/**
 * Whether order `o` stands and is not paid, or in part: what the day's figure counts and what the list
 * shows (O-04, O-14).
 */
export const isOwed = sql<boolean>`(o.state = 'new' and o.confirmed_at is not null
  and o.payment_state in ('awaiting_payment', 'partially_authorized', 'partially_paid'))`;

/** Of those, the ones that are due within so many days of `now` (O-16), or were: a part-paid one is not cancelled by itself. */
export const isOwedSoon = (now: Temporal.Instant) => {
  const soon = new Date(now.add({ hours: 24 * alertDays().UNPAID_ALERT_DAYS }).epochMilliseconds);
  return sql<boolean>`(${isOwed} and o.payment_due_at <= ${soon})`;
};
