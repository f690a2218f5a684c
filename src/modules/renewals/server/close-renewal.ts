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
 * Closes a delivery whose order is confirmed, whoever paid it, and prepares the next one for its calendar date
 * (REL-19). Does nothing for an order that is no renewal, is still unpaid, or was cancelled right after.
 */
export async function closePaidRenewal(work: UnitOfWork, orderId: number): Promise<void> {
  const held = await holdRenewal(work, orderId);
  if (!held) return;
  const order = await findOrderById(work.tx, orderId);
  if (!order?.confirmedAt) return;
  const { renewal, subscription } = held;
  await saveRenewal(work, renewal.cycleId, { state: 'paid', next_try_on: null });
  await closeCycle(work, subscription, { number: renewal.number, action: 'place' });
}

/**
 * Closes a delivery whose order was cancelled unpaid: it counts as failed, the next one is prepared (REL-09). After
 * several in a row, the subscription is suspended until its customer resumes it.
 */
export async function closeLostRenewal(
  work: UnitOfWork,
  orderId: number,
  graceDays: GraceDays,
): Promise<void> {
  const held = await holdRenewal(work, orderId);
  if (!held) return;
  const { renewal, subscription } = held;
  await saveRenewal(work, renewal.cycleId, { state: 'given_up', next_try_on: null });
  const action = isGivenUp(work, renewal, graceDays) ? 'fail' : 'skip';
  const after = await closeCycle(work, subscription, { number: renewal.number, action });
  if (after.status === 'stopped') return;
  const details = { date: after.cycle?.shippingDate };
  const kind = action === 'fail' ? 'failed' : 'cancelled';
  await recordChange(work, after, { kind, actor: 'shop', details });
  if (isToRest(await countFailed(work, after), graceDays)) await rest(work, after, 'suspended');
}

/** Suspends a subscription; only its customer can resume it. */
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

/** A renewal that is not over, its subscription locked; or null. */
async function holdRenewal(work: UnitOfWork, orderId: number) {
  const existing = await findRenewalOfOrder(work.tx, orderId);
  if (!existing || isOver(existing)) return null;
  const subscription = await lockSubscription(work, existing.code);
  // Read again under the lock: another transaction may have closed it.
  const renewal = await findRenewalOfOrder(work.tx, orderId);
  return renewal && subscription && !isOver(renewal) ? { renewal, subscription } : null;
}

/** True when the payment deadline passed; false when somebody cancelled the order. */
const isGivenUp = (
  { today }: UnitOfWork,
  { firstTriedOn }: Renewal,
  graceDays: GraceDays,
): boolean =>
  firstTriedOn !== null &&
  Temporal.PlainDate.compare(today, givenUpOn(Temporal.PlainDate.from(firstTriedOn), graceDays)) >=
    0;

/** Number of failed deliveries since the last successful one. */
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
