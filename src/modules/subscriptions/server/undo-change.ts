import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { lockOrder, type Order, restoreLines, storeCart } from '#modules/orders/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { type Actor, editRefusal, undoRefusal } from '../rules/index.ts';
import { untie } from './join-parcel.ts';
import { type Access, lockForChange, lockOf } from './lock-for-change.ts';
import { forgetParting } from './note-parting.ts';
import { recordChange } from './record-change.ts';
import { saveSubscription } from './save-subscription.ts';
import type { OpenCycle, Subscription } from './subscription.ts';
import type { BeforeChange } from './tables.ts';
import { termsOf } from './terms.ts';

/** Number of history entries its customer sees. */
const MOST_CHANGES = 20;

/** An entry of the history. */
export interface PastChange {
  id: number;
  at: Date;
  actor: Actor;
  /** Customer id of the household member who made it. */
  memberId: number | null;
  /** Their first name; null for everybody else, and once their account is deleted. */
  memberName: string | null;
  kind: string;
  scope: 'next' | 'all' | null;
  undoneAt: Date | null;
  undo: BeforeChange | null;
}

/** The latest changes of a subscription, newest first. */
export const findChanges = (db: Db | Tx, { id }: Subscription): Promise<PastChange[]> =>
  db
    .selectFrom('subscription_changes as h')
    .leftJoin('customers as c', 'c.id', 'h.member_id')
    .select(['h.id', 'h.at', 'h.actor', 'h.kind', 'h.scope', 'h.undone_at as undoneAt', 'h.undo'])
    .select(['h.member_id as memberId', 'c.first_name as memberName'])
    .where('h.subscription_id', '=', id)
    .orderBy('h.id', 'desc')
    .limit(MOST_CHANGES)
    .execute();

/** Kinds of entries that change no delivery, so earlier changes can still be undone. */
const CHANGES_NO_DELIVERY = ['undone', 'animals', 'plan_b', 'next_point', 'bowl_answered', 'apart'];

/** Why one of the changes of a subscription cannot be undone today, or null when it can. */
export function whyNotUndoable(
  subscription: Subscription,
  changes: readonly PastChange[],
  change: PastChange,
  today: Temporal.PlainDate,
): ReturnType<typeof undoRefusal> {
  const { undo, undoneAt } = change;
  const latest = changes.find(
    ({ kind, undoneAt: at }) => !CHANGES_NO_DELIVERY.includes(kind) && at === null,
  );
  const isStored = undo !== null && undoneAt === null && subscription.cycle?.id === undo.cycleId;
  return undoRefusal({
    isRecorded: isStored,
    isLatest: latest?.id === change.id,
    isOpen: isStored && isOpenFor(subscription, undo, today),
  });
}

/** The owner may undo every change, a household member only their own. */
export const isOwnChange = (
  { memberId }: Pick<PastChange, 'memberId'>,
  access: Pick<Access, 'memberId'>,
): boolean => access.memberId === undefined || access.memberId === memberId;

const date = (text: string) => Temporal.PlainDate.from(text);

/** Whether the delivery may be changed as it is now, and could be as it was before the change. */
function isOpenFor(
  subscription: Subscription,
  { delivery, subscription: before }: BeforeChange,
  today: Temporal.PlainDate,
): boolean {
  const { cycle, shipNowRequestedAt, status } = subscription;
  if (!cycle || status === 'stopped') return false;
  // The change applied to later deliveries, while the next one was locked.
  if (!delivery) return true;
  const now = lockOf(subscription, today);
  if (now !== null && now !== 'subscription.paused') return false;
  const then = editRefusal({
    status: before.status,
    cycle: { state: cycle.state, shipping: date(delivery.shippingDate) },
    isShippingNow: shipNowRequestedAt !== null,
    today,
  });
  return then === null || then === 'subscription.paused';
}

/**
 * Undoes the latest change: subscription and draft return to their earlier contents, at current prices. Idempotent.
 * @throws Refusal as `lockForChange`; `subscription.change_unknown`; `subscription.undo_superseded` (409) when a
 * later change exists; `subscription.undo_late` once its delivery is locked or has left
 */
export async function undoChange(
  work: UnitOfWork,
  access: Access,
  changeId: number,
): Promise<void> {
  const subscription = await lockForChange(work, access);
  const changes = await findChanges(work.tx, subscription);
  const change = changes.find(({ id }) => id === changeId);
  if (!change || !isOwnChange(change, access)) throw refuse('subscription.change_unknown');
  if (change.undoneAt !== null) return;
  const why = whyNotUndoable(subscription, changes, change, work.today);
  const { undo } = change;
  if (why !== null || !undo) throw refuse(why ?? 'subscription.undo_late');
  if (change.kind === 'together') return untie(work, access, subscription);
  const draft =
    subscription.cycle && undo.delivery
      ? await restoreDelivery(work, subscription.cycle, undo.delivery)
      : null;
  await restoreItems(work, subscription, undo.items);
  const { pausedAt, ...rest } = undo.subscription;
  const restored = {
    ...subscription,
    ...rest,
    status: STATUS_KINDS.includes(change.kind) ? rest.status : subscription.status,
    pausedAt: pausedAt === null ? null : new Date(pausedAt),
  };
  await saveSubscription(work, restored);
  await work.tx
    .updateTable('subscription_changes')
    .set({ undone_at: new Date(work.now.epochMilliseconds), undo: null })
    .where('id', '=', change.id)
    .execute();
  await forgetParting(work, restored);
  await recordChange(work, subscription, {
    kind: 'undone',
    actor: access.by ?? 'customer',
    memberId: access.memberId,
    scope: change.scope,
    details: { change: change.kind, was: termsOf(subscription, draft?.shipment ?? null) },
  });
}

/** Kinds whose undo restores the status; for other kinds, the status may have changed since. */
const STATUS_KINDS = ['paused', 'resumed', 'shipping'];

/** Returns the order of the delivery as it was before it was restored. */
async function restoreDelivery(
  work: UnitOfWork,
  { id, orderId, token }: OpenCycle,
  before: NonNullable<BeforeChange['delivery']>,
): Promise<Order | null> {
  const { plannedDate, shippingDate, lines, couponCodes, checkoutState } = before;
  await work.tx
    .updateTable('subscription_cycles')
    .set({ planned_date: plannedDate, shipping_date: shippingDate })
    .where('id', '=', id)
    .execute();
  if (orderId === null || token === null) return null;
  await restoreLines(work, orderId, lines);
  const draft = await lockOrder(work, token);
  if (draft?.state !== 'cart') throw refuse('subscription.undo_late');
  const restored: Order = {
    ...draft,
    ...addressesOf(draft, before),
    couponCodes,
    checkoutState,
    shipment: deliveryOf(draft, before),
  };
  await storeCart(work, restored, draft);
  return draft;
}

function addressesOf(
  draft: Order,
  { billingAddress, shippingAddress }: NonNullable<BeforeChange['delivery']>,
): Pick<Order, 'billingAddress' | 'shippingAddress'> {
  const { billingAddress: billing, shippingAddress: shipping } = draft;
  return {
    billingAddress: billingAddress && { ...billingAddress, id: billing?.id ?? 0 },
    shippingAddress: shippingAddress && { ...shippingAddress, id: shipping?.id ?? 0 },
  };
}

function deliveryOf(
  { shipment }: Order,
  { methodCode, pickupPoint, pickupAddress }: NonNullable<BeforeChange['delivery']>,
): Order['shipment'] {
  return shipment && methodCode !== null
    ? { ...shipment, methodCode, pickupPoint, pickupAddress }
    : shipment;
}

/** Restores the items of every delivery, each with its id. */
async function restoreItems(
  { tx }: UnitOfWork,
  { id }: Subscription,
  items: BeforeChange['items'],
): Promise<void> {
  const ids = items.map((item) => item.id);
  await tx
    .deleteFrom('subscription_items')
    .where('subscription_id', '=', id)
    .where('id', 'not in', ids)
    .execute();
  await sql`
    insert into subscription_items (id, subscription_id, variant_code, quantity, known)
    overriding system value
    select x.id, ${id}, x."variantCode", x.quantity, x.known
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as x (id bigint, "variantCode" text, quantity integer, known jsonb)
    on conflict (id) do update set quantity = excluded.quantity, known = excluded.known`.execute(
    tx,
  );
}
