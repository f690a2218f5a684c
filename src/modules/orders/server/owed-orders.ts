import { sql } from 'kysely';
import { alertDays } from '../rules/index.ts';

/**
 * Whether order `o` is confirmed but not paid in full. The daily figure and the list use the same condition (O-04,
 * O-14).
 */
export const isOwed = sql<boolean>`(o.state = 'new' and o.confirmed_at is not null
  and o.payment_state in ('awaiting_payment', 'partially_authorized', 'partially_paid'))`;

/**
 * Of those, the ones due within so many days of `now` or overdue (O-16): partly paid orders are not cancelled
 * automatically.
 */
export const isOwedSoon = (now: Temporal.Instant) => {
  const soon = new Date(now.add({ hours: 24 * alertDays().UNPAID_ALERT_DAYS }).epochMilliseconds);
  return sql<boolean>`(${isOwed} and o.payment_due_at <= ${soon})`;
};
