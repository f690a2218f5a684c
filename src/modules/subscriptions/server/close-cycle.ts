import { isBefore } from '#kit/dates.ts';
import { refuse } from '#kit/refusal.ts';
import { TERMS } from '#kit/terms.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import {
  type CycleAction,
  cycleStates,
  datesOf,
  followingAfter,
  isRunning,
  plannedAfter,
  type SubscriptionStatus,
  subscriptionStates,
} from '../rules/index.ts';
import { prepareDraft } from './prepare-draft.ts';
import { saveSubscription } from './save-subscription.ts';
import type { OpenCycle, Subscription } from './subscription.ts';
import { keepWanted, readWanted } from './wanted.ts';

/** Starts the payment of the next delivery of a locked subscription: its contents are final from now on. */
export async function chargeCycle(
  work: UnitOfWork,
  subscription: Subscription,
): Promise<Subscription> {
  const { cycle } = subscription;
  if (!cycle) throw refuse('subscription.stopped');
  const state = stateAfter(cycle, 'charge');
  if (subscription.shipNowRequestedAt !== null) await keepWanted(work, subscription, cycle);
  await work.tx
    .updateTable('subscription_cycles')
    .set({ state })
    .where('id', '=', cycle.id)
    .execute();
  return saveSubscription(work, { ...subscription, cycle: { ...cycle, state } });
}

/**
 * Closes the current delivery of a locked subscription and prepares the next one. With `place`, its order was placed.
 * With `skip` or `fail`, nothing leaves and a draft order is deleted; a delivery requested before its date then
 * leaves on that date, with its original contents. Idempotent: closing it again changes nothing (REL-06).
 */
export async function closeCycle(
  work: UnitOfWork,
  subscription: Subscription,
  { number, action }: { number: number; action: 'place' | 'skip' | 'fail' },
): Promise<Subscription> {
  if (subscription.cycle?.number !== number) return subscription;
  const { cycle } = subscription;
  const placed = action === 'place';
  const isShipNow = subscription.shipNowRequestedAt !== null;
  const ownDay = placed || !isShipNow ? null : stillAhead(work, cycle);
  const wanted = ownDay ? await readWanted(work, subscription, cycle) : undefined;
  await end(work, subscription, cycle, action, { isGivenBack: ownDay !== null });
  const status = statusAfter(subscription.status, action, ownDay !== null);
  const closed: Subscription = {
    ...subscription,
    status,
    // A delivery sent ahead of its date restarts the calendar.
    anchorDate: placed && isShipNow ? work.today.toString() : subscription.anchorDate,
    followingDate: ownDay ? subscription.followingDate : null,
    deliveriesDone: subscription.deliveriesDone + (placed ? 1 : 0),
    shipNowRequestedAt: null,
    shipNowDueAt: null,
    items: ownDay ? subscription.items : subscription.items.filter(({ quantity }) => quantity > 0),
    cycle: null,
  };
  const saved = await saveSubscription(work, closed);
  if (!isRunning(status) && status !== 'paused') return saved;
  const last = { cycle, isAhead: placed && isShipNow };
  const planned = ownDay ?? nextPlanned(work, subscription, closed, last);
  const next = { number: cycle.number + 1, ...datesOf(planned) };
  return { ...saved, cycle: await prepareDraft(work, closed, next, wanted) };
}

/**
 * Closes a delivery: the row stays, one-off items are deleted (unless the delivery gets its date back), and a draft
 * order is deleted.
 */
export async function end(
  work: UnitOfWork,
  { id }: Subscription,
  cycle: OpenCycle,
  action: 'place' | 'skip' | 'fail' | 'cancel',
  { isGivenBack = false } = {},
): Promise<void> {
  await work.tx
    .updateTable('subscription_cycles')
    .set({ state: stateAfter(cycle, action), closed_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', cycle.id)
    .execute();
  // Its changes can no longer be undone, so the stored states before them are deleted.
  await work.tx
    .updateTable('subscription_changes')
    .set({ undo: null })
    .where('subscription_id', '=', id)
    .where('undo', 'is not', null)
    .execute();
  if (!isGivenBack)
    await work.tx
      .deleteFrom('subscription_items')
      .where('subscription_id', '=', id)
      .where('quantity', '=', 0)
      .execute();
  if (cycle.orderId !== null && action !== 'place')
    await work.tx
      .deleteFrom('orders')
      .where('id', '=', cycle.orderId)
      .where('state', '=', 'cart')
      .execute();
}

const date = (text: string) => Temporal.PlainDate.from(text);

/** A paid delivery resolves any obstacle; a failed one no longer waits for its payment. */
function statusAfter(
  status: SubscriptionStatus,
  action: 'place' | 'skip' | 'fail',
  keepsItsDay: boolean,
): SubscriptionStatus {
  if (action !== 'place' && !keepsItsDay && status !== 'awaiting_payment') return status;
  const isUnpaid = action === 'fail' && !keepsItsDay;
  return subscriptionStates.next(status, isUnpaid ? 'fail_payment' : 'recover') ?? status;
}

/** The date the delivery had before immediate dispatch was requested, if it can still be announced. */
function stillAhead({ today }: UnitOfWork, { shippingDate }: OpenCycle): Temporal.PlainDate | null {
  const day = date(shippingDate);
  return isBefore(day, today.add({ days: TERMS.noticeDays })) ? null : day;
}

/**
 * The following date chosen by the customer if still possible, else the next calendar date, counted from today after
 * a delivery sent ahead of its date.
 */
function nextPlanned(
  { today }: UnitOfWork,
  before: Subscription,
  { anchorDate, frequency }: Subscription,
  { cycle, isAhead }: { cycle: OpenCycle; isAhead: boolean },
): Temporal.PlainDate {
  const following = before.followingDate === null ? null : date(before.followingDate);
  const followingDate = followingAfter(following, date(cycle.shippingDate), today);
  if (followingDate) return followingDate;
  return plannedAfter({
    anchor: date(anchorDate),
    frequency,
    planned: isAhead ? today : date(cycle.plannedDate),
    shipping: isAhead ? today : date(cycle.shippingDate),
    today,
  });
}

function stateAfter(cycle: OpenCycle, action: CycleAction) {
  const state = cycleStates.next(cycle.state, action);
  if (!state) throw refuse('subscription.locked');
  return state;
}
