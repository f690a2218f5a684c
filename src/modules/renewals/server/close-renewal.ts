import { findOrderById } from '#modules/orders/server/index.ts';
import { subscriptionStates } from '#modules/subscriptions/rules/index.ts';
import {
  closeCycle,
  lockSubscription,
  recordChange,
  type Subscription,
  saveSubscription,
} from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type GraceDays, givenUpOn, isToRest } from '../rules/index.ts';
import { findRenewalOfOrder, type Renewal, saveRenewal } from './renewal.ts';

/**
 * The order of a delivery stands, whoever paid it and how: the delivery is done and the next one is
 * prepared, at the date the calendar had before (REL-19). An order of no renewal is none of ours,
 * and one that still waits for its payment, or was cancelled right after it, is not done.
 */
export async function closePaidRenewal(work: UnitOfWork, orderId: number): Promise<void> {
  const held = await holdRenewal(work, orderId);
  const order = await findOrderById(work.tx, orderId);
  if (!held || isOver(held.renewal) || !order?.confirmedAt) return;
  const { renewal, subscription } = held;
  await saveRenewal(work, renewal.cycleId, { state: 'paid', next_try_on: null });
  await closeCycle(work, subscription, { number: renewal.number, action: 'place' });
}

/**
 * The order of a delivery was cancelled before it was paid: this delivery fails, the next one is
 * kept (REL-09). After several in a row the subscription rests until its customer comes back.
 */
export async function closeLostRenewal(
  work: UnitOfWork,
  orderId: number,
  graceDays: GraceDays,
): Promise<void> {
  const held = await holdRenewal(work, orderId);
  if (!held) return;
  const { renewal, subscription } = held;
  if (isOver(renewal)) return;
  await saveRenewal(work, renewal.cycleId, { state: 'given_up', next_try_on: null });
  const action = isGivenUp(work, renewal, graceDays) ? 'fail' : 'skip';
  const after = await closeCycle(work, subscription, { number: renewal.number, action });
  if (after.status === 'stopped') return;
  const details = { date: after.cycle?.shippingDate };
  const kind = action === 'fail' ? 'failed' : 'cancelled';
  await recordChange(work, after, { kind, actor: 'shop', details });
  if (isToRest(await countFailed(work, after), graceDays)) await rest(work, after, 'suspended');
}

/** Puts a subscription to rest, for the shop: its customer says when it goes on. */
export async function rest(
  work: UnitOfWork,
  subscription: Subscription,
  kind: 'suspended' | 'held',
): Promise<void> {
  const status = subscriptionStates.next(subscription.status, 'pause');
  if (!status) return;
  const pausedAt = new Date(work.now.epochMilliseconds);
  const heldFor = kind === 'held' ? 'dispute' : 'unpaid';
  const resting = { ...subscription, status, pausedAt, pausedUntil: null, heldFor } as const;
  await recordChange(work, await saveSubscription(work, resting), { kind, actor: 'shop' });
}

const isOver = ({ state }: Renewal): boolean => state === 'paid' || state === 'given_up';

async function holdRenewal(work: UnitOfWork, orderId: number) {
  const existing = await findRenewalOfOrder(work.tx, orderId);
  const subscription = existing && (await lockSubscription(work, existing.code));
  // Read again: whoever held the subscription may have closed it.
  const renewal = await findRenewalOfOrder(work.tx, orderId);
  return renewal && subscription ? { renewal, subscription } : null;
}

/** Whether its time to be paid ran out; else somebody cancelled it. */
const isGivenUp = (
  { today }: UnitOfWork,
  { firstTriedOn }: Renewal,
  graceDays: GraceDays,
): boolean =>
  firstTriedOn !== null &&
  Temporal.PlainDate.compare(today, givenUpOn(Temporal.PlainDate.from(firstTriedOn), graceDays)) >=
    0;

/** Deliveries that failed since the last one that did not. */
async function countFailed(work: UnitOfWork, { id }: Subscription): Promise<number> {
  const closed = await work.tx
    .selectFrom('subscription_cycles')
    .select('state')
    .where('subscription_id', '=', id)
    .where('closed_at', 'is not', null)
    .where('state', 'in', ['placed', 'failed'])
    .orderBy('number', 'desc')
    .limit(10)
    .execute();
  const last = closed.findIndex(({ state }) => state !== 'failed');
  return last === -1 ? closed.length : last;
}
