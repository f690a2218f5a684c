import { longDate } from '#i18n/dates.ts';
import { defined } from '#kit/defined.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { t } from './subscription-words.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;
/** A civil date from the address; null when invalid. */
const dayOf = (typed: string) =>
  DATE.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : null;

/**
 * The message for the change just made, from the query string (`fait`, `portee`, `le`); null for
 * none, or an unknown one.
 */
export function doneText(query: URLSearchParams, subscription: SubscriptionShape): string | null {
  const done = query.get('fait') ?? '';
  const on = dayOf(query.get('le') ?? '');
  const { nextShippingDate: next, frequency, shipNow, status, pickupPoint } = subscription;
  // The alert beside it says what is still to be done for it.
  if (done === 'shipNow' && (status === 'awaiting_payment' || status === 'payment_failed'))
    return null;
  const isLater = on !== null && next !== null && on > next;
  const keys = defined<string>([
    done === 'shipNow' && !shipNow ? 'done.shippedNow' : undefined,
    isLater ? `done.${done}.later` : undefined,
    pickupPoint ? `done.${done}.relay` : undefined,
    `done.${done}.${query.get('portee') ?? 'next'}`,
    `done.${done}`,
  ]);
  const key = keys.find((one) => t.has(one));
  if (!key) return null;
  return t.translate(key, {
    date: longDate(on ?? next ?? '2000-01-01'),
    next: longDate(next ?? '2000-01-01'),
    frequency: frequencyLabel(frequency.code).toLowerCase(),
    point: pickupPoint ? `${pickupPoint.name}, ${pickupPoint.city}` : '',
    due: longDate(shipNow?.dueAt ?? '2000-01-01'),
  });
}
