import { isBefore } from '#kit/dates.ts';
import type { Cents } from '#kit/money.ts';
import { TERMS } from '#kit/terms.ts';
import { type Order, priceCart } from '#modules/orders/server/index.ts';
import { promisesAfter } from '#modules/promotions/rules/index.ts';
import { findPromised } from '#modules/promotions/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { comingDates } from '../rules/index.ts';
import { dayOfResuming, resumedDates } from './pause.ts';
import { everyDelivery, filled } from './prepare-draft.ts';
import { getDetail, type SubscriptionDetail } from './read.ts';
import { readRunOutDays } from './read-bowls.ts';
import type { Subscription } from './subscription.ts';

/** Number of deliveries shown ahead. */
const COMING = 6;

export interface ComingOrder {
  /** Civil date of dispatch. */
  shippingDate: string;
  order: Order;
}

export interface ComingDelivery {
  /** Civil date of dispatch. */
  shippingDate: string;
  total: Cents;
  /** Civil date on which the first of its foods will probably run out; null when it is not known who eats it. */
  lastsUntil: string | null;
}

export interface Later {
  /** Total of the delivery after the next; null while none is planned. */
  laterTotal: Cents | null;
  /** Civil date of the next dispatch by the calendar, that after a pause included; null: none is planned. */
  comesOn: string | null;
}

/**
 * The next deliveries of each of several versions of a subscription, with their price and how long they last, as in
 * `comingOrders`. The number of statements does not depend on the number of versions.
 */
export async function comingDeliveries(
  db: Db | Tx,
  versions: readonly { subscription: Subscription; orders: readonly ComingOrder[] }[],
  today: Temporal.PlainDate,
): Promise<ComingDelivery[][]> {
  const thought = versions.map(({ subscription, orders }) => ({
    subscription,
    planned: orders.map(({ shippingDate, order: { lines } }) => ({ shippingDate, lines })),
  }));
  const days = await readRunOutDays(db, thought, today);
  return versions.map(({ orders }, version) =>
    orders.map(({ shippingDate, order }, at) => ({
      shippingDate,
      total: order.pricing.total,
      lastsUntil: days[version]?.[at] ?? null,
    })),
  );
}

/**
 * The next deliveries of a subscription by its calendar, priced exactly as when they are prepared and charged, with
 * today's prices, promotions and promises. Empty while nothing is planned. The number of statements depends on
 * neither lines nor dates.
 */
export async function comingOrders(
  db: Db | Tx,
  { subscription, draft }: Pick<SubscriptionDetail, 'subscription' | 'draft'>,
  today: Temporal.PlainDate,
  count = COMING,
): Promise<ComingOrder[]> {
  const [first, ...later] = datesOfComing(subscription, today, count);
  if (!draft || !first) return [];
  const { order } = draft;
  const coming = [{ shippingDate: first.toString(), order }];
  const everyOne = filled(order, everyDelivery(subscription));
  let promises =
    order.state === 'cart' ? order.promises : await findPromised(db, subscription.code);
  let before: Order = order;
  for (const date of later) {
    promises = promisesAfter(promises, before.pricing.promised ?? []);
    before = (await priceCart(db, { ...everyOne, promises }, date)).order;
    coming.push({ shippingDate: date.toString(), order: before });
  }
  return coming;
}

/** Subscriptions with the total of the delivery after the next, as in `comingOrders`. */
export async function withLaterTotals<T extends SubscriptionDetail>(
  db: Db | Tx,
  details: readonly T[],
  today: Temporal.PlainDate,
): Promise<(T & Later)[]> {
  const found: (T & Later)[] = [];
  for (const detail of details) {
    const [first, second] = await comingOrders(db, detail, today, 2);
    const laterTotal = second?.order.pricing.total ?? null;
    found.push({ ...detail, laterTotal, comesOn: first?.shippingDate ?? null });
  }
  return found;
}

/**
 * One subscription as `getDetail` reads it, with the total of the delivery after the next.
 * @throws Refusal `subscription.unknown`.
 */
export async function getShown(
  db: Db | Tx,
  access: Parameters<typeof getDetail>[1],
  today: Temporal.PlainDate,
): Promise<SubscriptionDetail & Later> {
  const [shown] = await withLaterTotals(db, [await getDetail(db, access, today)], today);
  return shown as SubscriptionDetail & Later;
}

const date = (text: string) => Temporal.PlainDate.from(text);

/** Dates of dispatch; after notice only those due before the end, or for the minimum (SUB-04). */
function datesOfComing(subscription: Subscription, today: Temporal.PlainDate, count: number) {
  const { endingOn, deliveriesDone } = subscription;
  const coming = datesOfCalendar(subscription, today, count);
  if (endingOn === null) return coming;
  const owed = TERMS.leastDeliveries - deliveriesDone;
  return coming.filter((day, index) => index < owed || !isBefore(date(endingOn), day));
}

function datesOfCalendar(subscription: Subscription, today: Temporal.PlainDate, count: number) {
  const { cycle, status, frequency, followingDate, pausedUntil, shipNowRequestedAt } = subscription;
  if (!cycle || status === 'stopped' || (status === 'paused' && pausedUntil === null)) return [];
  const following = followingDate === null ? null : date(followingDate);
  const calendar = { frequency, following, anchor: date(subscription.anchorDate) };
  if (shipNowRequestedAt !== null) {
    // A delivery sent ahead of its date restarts the calendar today.
    const open = { planned: today, shipping: today };
    return comingDates({ ...calendar, anchor: today, open, today }, count);
  }
  if (status === 'paused') {
    const goesOn = dayOfResuming(pausedUntil ?? '', today);
    const due = { ...cycle, on: null, notBefore: pausedUntil };
    const open = resumedDates({ today: goesOn }, subscription, due);
    return comingDates({ ...calendar, open, today: goesOn }, count);
  }
  const open = { planned: date(cycle.plannedDate), shipping: date(cycle.shippingDate) };
  return comingDates({ ...calendar, open, today }, count);
}
