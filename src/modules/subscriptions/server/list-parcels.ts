import { isBefore } from '#kit/dates.ts';
import { listShared } from '#modules/households/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { ParcelsShape } from '../contracts.ts';
import { isNear } from '../rules/index.ts';
import { findAnnounced } from './announced.ts';
import { lockOf } from './lock-for-change.ts';
import { nameOf } from './name-of.ts';
import { priceDelivery } from './price-delivery.ts';
import { listSubscriptions } from './queries.ts';
import { loadDetails, type SubscriptionDetail } from './read.ts';
import { fitTogether, together } from './together.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

/** A prepared delivery that may be changed. */
interface Open {
  detail: SubscriptionDetail;
  shippingDate: string;
  order: NonNullable<SubscriptionDetail['draft']>['order'];
}

/**
 * The shared parcels among a customer's own and shared next deliveries, and the possible ones with what each saves,
 * computed by the function that prices charges.
 */
export async function listParcels(
  db: Db,
  customerId: number,
  today: Temporal.PlainDate,
): Promise<Pick<ParcelsShape, 'parcels' | 'offers'>> {
  const owners = [customerId, ...(await listShared(db, customerId)).map(({ ownerId }) => ownerId)];
  const details: SubscriptionDetail[] = [];
  for (const owner of owners) {
    const going = (await listSubscriptions(db, owner)).filter(({ status }) => status !== 'stopped');
    details.push(...(await loadDetails(db, owner, going, today)));
  }
  const mayShare = details.length > 1 || details.some((detail) => detail.together !== null);
  if (!mayShare) return { parcels: [], offers: [] };
  const open = details.flatMap((detail): Open[] => {
    const { cycle } = detail.subscription;
    const order = detail.draft?.order;
    return cycle && order?.state === 'cart' && lockOf(detail.subscription, today) === null
      ? [{ detail, order, shippingDate: cycle.shippingDate }]
      : [];
  });
  const offers = await offersOf(db, open, today);
  return { parcels: await parcelsOf(db, details, today), offers };
}

async function offersOf(
  db: Db,
  open: readonly Open[],
  today: Temporal.PlainDate,
): Promise<ParcelsShape['offers']> {
  const free = open.filter(({ detail }) => detail.together === null);
  const offers: ParcelsShape['offers'] = [];
  for (const [index, one] of free.entries())
    for (const other of free.slice(index + 1)) {
      if (!isNear(date(one.shippingDate), date(other.shippingDate))) continue;
      if (!(await fitTogether(db, [one.order, other.order]))) continue;
      const members = [
        await memberOf(db, one, other, today),
        await memberOf(db, other, one, today),
      ];
      const saved = members.reduce((sum, { total, alone }) => sum + alone - total, 0);
      const on = isBefore(date(one.shippingDate), date(other.shippingDate)) ? one : other;
      if (saved > 0) offers.push({ on: on.shippingDate, saved, members });
    }
  return offers.toSorted((a, b) => b.saved - a.saved);
}

async function memberOf(
  db: Db,
  { detail, order, shippingDate }: Open,
  { order: other }: Open,
  today: Temporal.PlainDate,
): Promise<ParcelsShape['offers'][number]['members'][number]> {
  const { code } = detail.subscription;
  const priced = await priceDelivery(db, order, today, await announcedOf(db, detail), {
    together: together(order, [other]),
  });
  return {
    code,
    name: nameOf(detail.subscription),
    shippingDate,
    total: priced.order.pricing.total,
    alone: detail.draft?.order.pricing.total ?? 0,
  };
}

/** The price last announced, in cents; null when none was. */
async function announcedOf(db: Db, { subscription }: SubscriptionDetail) {
  const id = subscription.cycle?.id ?? 0;
  return (await findAnnounced(db, [id])).get(id) ?? null;
}

async function parcelsOf(
  db: Db,
  details: readonly SubscriptionDetail[],
  today: Temporal.PlainDate,
): Promise<ParcelsShape['parcels']> {
  const tied = details.filter(({ together: shared }) => shared !== null);
  const keyOf = ({ draft, together: shared }: SubscriptionDetail) =>
    [draft?.order.id ?? 0, ...(shared?.companions ?? []).map(({ id }) => id)]
      .toSorted((a, b) => a - b)
      .join(' ');
  const parcels: ParcelsShape['parcels'] = [];
  for (const members of Map.groupBy(tied, keyOf).values()) {
    const shown: ParcelsShape['parcels'][number]['members'] = [];
    for (const detail of members) {
      const { subscription, draft } = detail;
      const order = draft?.order;
      if (!order || !subscription.cycle) continue;
      const { total } = order.pricing;
      const alone =
        order.state === 'cart' ? (await priceDelivery(db, order, today, null)).order : order;
      shown.push({
        code: subscription.code,
        name: nameOf(subscription),
        shippingDate: subscription.cycle.shippingDate,
        total,
        alone: Math.max(total, alone.pricing.total),
      });
    }
    const [first] = shown;
    if (!first) continue;
    parcels.push({
      on: first.shippingDate,
      saved: shown.reduce((sum, { total, alone }) => sum + alone - total, 0),
      members: shown,
      editable: members.every(({ subscription }) => lockOf(subscription, today) === null),
    });
  }
  return parcels;
}
