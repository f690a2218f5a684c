import { t } from '#i18n/catalogue.server.ts';
import { money } from '#i18n/money.ts';
import { inParis, toCivilDate } from '#kit/dates.ts';
import { findShippingOptions } from '#modules/shipping/server/index.ts';
import { listStaffActions, type StaffAction } from '#modules/staff/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { AttentionShape, OrderEventShape, OrderFileShape } from '../admin-contracts.ts';
import {
  ATTENTION_OWNERS,
  type Attention,
  holdsBack,
  lineDifferences,
  mayLeave,
  toFollow,
} from '../rules/index.ts';
import { findAttention } from './attention.ts';
import { deliveryCountry, type Order } from './order.ts';
import { findOrderChanges, type OrderChange } from './order-changes.ts';
import { packedGoodsOf } from './packed-goods-of.ts';
import { findCompanions } from './shared-parcel.ts';
import { parcelsOf } from './ship-parcels.ts';

const PARCEL_ACTIONS = ['order.parcels_sent', 'order.parcels_arrived'];
const LAST_ACTIONS = { offset: 0, itemsPerPage: 100 };

/** What the team needs to dispatch a placed order, with its notes. */
export async function readOrderFile(
  db: Db,
  order: Order,
  now: Temporal.Instant,
): Promise<OrderFileShape> {
  const { shipment } = order;
  const number = order.number ?? '';
  const [options, lots, notes, { actions }, attention, changes, companions] = await Promise.all([
    findShippingOptions(db, deliveryCountry(order)),
    lotsOf(db, order.id),
    notesOf(db, order.id),
    listStaffActions(db, { subject: number, action: 'order.' }, LAST_ACTIONS),
    findAttention(db, order.id),
    findOrderChanges(db, order.id),
    findCompanions(db, [order.id]),
  ]);
  const method = options.find(({ code }) => code === shipment?.methodCode);
  const dispatchOn = shipment?.dispatchOn ?? null;
  const isToLeave = mayLeave(order);
  const canLeave = isToLeave && !holdsBack(attention);
  return {
    '@id': `/api/v2/admin/orders/${number}/file`,
    '@type': 'OrderFile',
    number,
    mayLeave: canLeave,
    mayHold: order.state === 'new' && order.shippingState === 'ready',
    linesAwaited: changes.some(({ state }) => state === 'awaited'),
    attention: attention.map((one) => presentAttention(one, now)),
    dispatchOn,
    isLate: isToLeave && dispatchOn !== null && dispatchOn < toCivilDate(now).toString(),
    methodName: method?.name ?? shipment?.methodCode ?? '',
    expectedParcels: parcelsOf(order, method),
    together: canLeave ? (companions.get(order.id) ?? []).map((one) => one.number) : [],
    goods: packedGoodsOf(order),
    parcels: (shipment?.parcels ?? []).map(({ trackingNumber, deliveredAt, contents }) => ({
      trackingNumber,
      hasArrived: deliveredAt !== null,
      contents: contents ? [...contents] : null,
    })),
    toFollow:
      order.shippingState === 'ready'
        ? toFollow(packedGoodsOf(order), shipment?.parcels ?? [])
        : [],
    lots,
    notes: notes.map(({ written_at, ...note }) => ({ ...note, at: inParis(written_at) })),
    events: eventsOf(order, actions, changes),
  };
}

const presentAttention = (
  { since, dueAt, ...one }: Attention,
  now: Temporal.Instant,
): AttentionShape => ({
  ...one,
  cause: t(`orders.blocked.${one.code}.cause`),
  nextStep: t(`orders.attention.nextSteps.${one.code}`),
  owner: ATTENTION_OWNERS[one.code],
  since: inParis(since),
  // Omitted after the deadline: the bank accepts no evidence any more, so there is no urgency.
  dueAt: dueAt && dueAt.getTime() >= now.epochMilliseconds ? inParis(dueAt) : null,
});

const lotsOf = (db: Db, orderId: number) =>
  db
    .selectFrom('order_lots')
    .select(['id', 'variant_code as variantCode', 'lot', 'best_before as bestBefore', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('variant_code')
    .orderBy('id')
    .execute();

const notesOf = (db: Db, orderId: number) =>
  db
    .selectFrom('order_notes')
    .select(['id', 'author', 'text', 'written_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();

/** Events recorded on the order and actions of the team, newest first. */
function eventsOf(
  order: Order,
  actions: readonly StaffAction[],
  changes: readonly OrderChange[],
): OrderEventShape[] {
  const changeAt = (at: Date) => changes.find(({ madeAt }) => madeAt.getTime() === at.getTime());
  // A staff action and the parcel event it caused share an instant: they are merged, with the author.
  const ofParcels = actions.filter(({ action }) => PARCEL_ACTIONS.includes(action));
  const own = (event: string, time: Date | string | null, detail: string | null = null) => {
    if (time === null) return [];
    const at = new Date(time);
    const auditedAction = ofParcels.find((one) => detail && one.at.getTime() === at.getTime());
    return [{ at, event, by: auditedAction?.by ?? null, detail }];
  };
  // An order confirmed when it was placed has no separate confirmation event.
  const isConfirmedLater = order.confirmedAt?.getTime() !== order.placedAt?.getTime();
  return [
    ...own('placed', order.placedAt),
    ...own('confirmed', isConfirmedLater ? order.confirmedAt : null),
    ...(order.shipment?.parcels ?? []).flatMap(({ trackingNumber, shippedAt, deliveredAt }) => [
      ...own('parcel_left', shippedAt, trackingNumber),
      ...own('parcel_arrived', deliveredAt, trackingNumber),
    ]),
    ...actions
      .filter((one) => !ofParcels.includes(one))
      .map(({ at, action, by }) => {
        const change = action === 'order.lines_changed' ? changeAt(at) : undefined;
        return { at, event: action, by, detail: change ? whatChanged(change) : null };
      }),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...event }) => ({ ...event, at: inParis(at) }));
}

/** `Croquettes, 4 kg 2 → 1; 52,40 € → 40,00 €`. */
function whatChanged({ linesBefore, linesAfter, totalBefore, totalAfter }: OrderChange): string {
  const lines = lineDifferences(linesBefore, linesAfter).map(
    ({ name, before, after }) => `${name} ${before} → ${after}`,
  );
  return [...lines, `${money(totalBefore)} → ${money(totalAfter)}`].join(' · ');
}
