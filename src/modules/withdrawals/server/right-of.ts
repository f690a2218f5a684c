import { toCivilDate } from '#kit/dates.ts';
import type { Order } from '#modules/orders/server/index.ts';
import { withdrawalDeadline } from '../rules/index.ts';

/** The last day to withdraw from an order; null before the period begins (WDR-01). */
export function deadlineOf({ lines, shipment }: Order): Temporal.PlainDate | null {
  const arrivals = (shipment?.parcels ?? []).flatMap(({ deliveredAt }) => deliveredAt ?? []);
  const [first] = arrivals.toSorted();
  if (!first) return null;
  const isSubscription = lines.some((line) => line.subscriptionInterval !== null);
  const last = shipment?.deliveredAt;
  return withdrawalDeadline({ first: day(first), last: last ? day(last) : null }, isSubscription);
}

const day = (instant: string) =>
  toCivilDate(Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime()));
