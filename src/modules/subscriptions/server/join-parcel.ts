import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isBefore } from '#kit/dates.ts';
import { refuse } from '#kit/refusal.ts';
import { findParcels, setParcel } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { isNear } from '../rules/index.ts';
import { undoable } from './before-change.ts';
import { finishChange } from './finish-change.ts';
import {
  type Access,
  type Held,
  lockDraftForChange,
  lockForChange,
  lockOf,
} from './lock-for-change.ts';
import { forgetApart } from './note-parting.ts';
import { findSubscriptionByCode, lockSubscription } from './queries.ts';
import { recordChange } from './record-change.ts';
import { saveSubscription } from './save-subscription.ts';
import type { Subscription } from './subscription.ts';
import { findTogether, fitTogether } from './together.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

/**
 * Puts the next deliveries of two subscriptions into one parcel on the earlier of their dates, so that no food runs
 * out. Either side can undo it like any change. The caller must be allowed to change both.
 * @throws Refusal as `lockDraftForChange` for either; `subscription.not_together` when destination or method differ,
 * they are more than a week apart, or exceed one parcel; `subscription.together` when one shares a parcel already.
 */
export async function joinParcel(work: UnitOfWork, own: Access, other: Access): Promise<void> {
  if (own.code === other.code) {
    await lockForChange(work, own);
    throw refuse('subscription.not_together');
  }
  // Always locked in the order of their codes, so that two opposite requests cannot deadlock.
  const [first, second] = own.code < other.code ? [own, other] : ([other, own] as const);
  await undoable(work, first, () => undoable(work, second, () => tie(work, first, second)));
}

async function tie(work: UnitOfWork, first: Access, second: Access): Promise<void> {
  const held = [await lockDraftForChange(work, first), await lockDraftForChange(work, second)];
  const drafts = held.map(({ draft }) => draft);
  const days = held.map(({ subscription }) => date(subscription.cycle.shippingDate));
  const [a, b] = days as [Temporal.PlainDate, Temporal.PlainDate];
  const ids = drafts.map(({ id }) => id);
  if ((await findTogether(work.tx, ids)).size > 0) throw refuse('subscription.together');
  if (!isNear(a, b) || !(await fitTogether(work.tx, drafts)))
    throw refuse('subscription.not_together');
  const on = (isBefore(a, b) ? a : b).toString();
  await setParcel(work, ids, randomUUID());
  for (const { subscription } of held) await forgetApart(work, subscription);
  const named = held.map(({ subscription }) => subscription.code);
  for (const [index, access] of [first, second].entries()) {
    const { subscription } = held[index] as Held;
    await leaveOn(work, subscription.cycle.id, subscription.cycle.shippingDate, on);
    const details = { date: on, with: named.find((code) => code !== subscription.code) };
    await finishChange(work, access, subscription, { kind: 'together', scope: 'next', details });
  }
}

/** The calendar date stays, so only this one delivery leaves earlier. */
async function leaveOn({ tx }: UnitOfWork, cycleId: number, before: string, on: string) {
  await tx
    .updateTable('subscription_cycles')
    .set({
      shipping_date: on,
      together_on: on,
      together_from: before === on ? null : before,
      waits_until: null,
    })
    .where('id', '=', cycleId)
    .execute();
}

/**
 * Takes the next delivery of a subscription out of its shared parcel: it gets its own date back, and so does a
 * companion that is left alone.
 * @throws Refusal as `lockForChange`; `subscription.locked` after the limit; `subscription.alone` when it shares
 * none.
 */
export async function leaveParcel(work: UnitOfWork, access: Access): Promise<void> {
  const subscription = await lockForChange(work, access);
  const lock = lockOf(subscription, work.today);
  if (lock && lock !== 'subscription.paused') throw refuse(lock);
  await untie(work, access, subscription);
}

/** The same for a locked subscription that may be changed. */
export async function untie(
  work: UnitOfWork,
  access: Access,
  { cycle }: Subscription,
): Promise<void> {
  const orderId = cycle?.orderId ?? 0;
  const parcel = (await findParcels(work.tx, [orderId])).get(orderId);
  if (!parcel) throw refuse('subscription.alone');
  for (const { code, isOwn } of await tiedWith(work, parcel, orderId)) {
    const tied = isOwn
      ? await findSubscriptionByCode(work.tx, code)
      : await lockSubscription(work, code);
    if (tied) await goAlone(work, access, tied);
  }
}

/** The subscriptions to separate: both of a parcel of two, else only the given one. */
async function tiedWith({ tx }: UnitOfWork, parcel: string, orderId: number) {
  const { rows } = await sql<{ code: string; isOwn: boolean }>`
    select s.code, o.id = ${orderId} as "isOwn" from orders o
    join subscription_cycles c on c.order_id = o.id and c.state = 'draft'
    join subscriptions s on s.id = c.subscription_id
    where o.shared_parcel = ${parcel} order by s.code`.execute(tx);
  return rows.length > 2 ? rows.filter(({ isOwn }) => isOwn) : rows;
}

async function goAlone(
  work: UnitOfWork,
  { by = 'customer', memberId }: Access,
  subscription: Subscription,
): Promise<void> {
  const { cycle, id } = subscription;
  if (!cycle?.orderId) return;
  await setParcel(work, [cycle.orderId], null);
  const { rows } = await sql<{ on: string | null; from: string | null }>`
    select together_on as on, together_from as from from subscription_cycles
    where id = ${cycle.id}`.execute(work.tx);
  const [{ on = null, from = null } = {}] = rows;
  // If it was moved again in the meantime, it keeps that date.
  const back = from !== null && on === cycle.shippingDate ? from : cycle.shippingDate;
  await work.tx
    .updateTable('subscription_cycles')
    .set({ shipping_date: back, together_on: null, together_from: null })
    .where('id', '=', cycle.id)
    .execute();
  await forget(work, id, on, back);
  const changed = { ...subscription, cycle: { ...cycle, shippingDate: back } };
  await saveSubscription(work, changed);
  await recordChange(work, subscription, {
    kind: 'apart',
    actor: by,
    memberId,
    scope: 'next',
    details: { date: back },
  });
}

/** Marks the history entry as undone, and changes the stored states of later entries to the date the delivery has now. */
async function forget({ tx, now }: UnitOfWork, id: number, on: string | null, back: string) {
  await tx
    .updateTable('subscription_changes')
    .set({ undone_at: new Date(now.epochMilliseconds), undo: null })
    .where('subscription_id', '=', id)
    .where('kind', '=', 'together')
    .where('undone_at', 'is', null)
    .execute();
  await sql`
    update subscription_changes
    set undo = jsonb_set(undo, '{delivery,shippingDate}', to_jsonb(${back}::text))
    where subscription_id = ${id} and undo->'delivery'->>'shippingDate' = ${on}`.execute(tx);
}
