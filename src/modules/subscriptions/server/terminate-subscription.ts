import { isBefore } from '#kit/dates.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { mayStop } from '../rules/index.ts';
import { endOf } from './end-of.ts';
import { resumeLocked } from './pause.ts';
import { lockSubscription } from './queries.ts';
import { recordChange } from './record-change.ts';
import { stopSubscription } from './stop-subscription.ts';
import type { Subscription } from './subscription.ts';

export interface Termination {
  /** Civil date the customer asks for; null means as soon as possible. */
  wishedOn: Temporal.PlainDate | null;
  /** The reason that permits an end before the second delivery, if any. */
  ground: string | null;
}

/**
 * Records a customer's notice: the subscription ends at once, or when nothing is due any more (SUB-02, SUB-04).
 * Returns the civil date it takes effect, null when it had ended before.
 */
export async function terminateSubscription(
  work: UnitOfWork,
  code: string,
  { wishedOn, ground }: Termination,
): Promise<Temporal.PlainDate | null> {
  const existing = await lockSubscription(work, code);
  if (!existing || existing.status === 'stopped') return null;
  const subscription = ground === null ? await awakened(work, existing) : existing;
  const { today } = work;
  const endingOn = wishedOn && isBefore(today, wishedOn) ? wishedOn : today;
  const { effectiveOn, isNow } = endOf(subscription, endingOn, today, ground !== null);
  if (isNow) await stop(work, subscription, ground);
  else {
    await work.tx
      .updateTable('subscriptions')
      .set({ ending_on: endingOn.toString() })
      .where('id', '=', subscription.id)
      .execute();
    await recordChange(work, subscription, {
      kind: 'terminated',
      actor: 'customer',
      details: { effectiveOn: effectiveOn.toString() },
    });
  }
  return effectiveOn;
}

/**
 * Notice before the second delivery ends a pause of the customer: the second delivery is announced and sent, and the
 * end follows it.
 */
async function awakened(work: UnitOfWork, subscription: Subscription): Promise<Subscription> {
  const { status, heldFor, deliveriesDone, code } = subscription;
  if (status !== 'paused' || heldFor !== null || mayStop(deliveriesDone)) return subscription;
  await resumeLocked(work, subscription, {}, { by: 'customer' });
  return (await lockSubscription(work, code)) ?? subscription;
}

/** Ends a subscription under notice once nothing is due before its date. Idempotent. */
export async function endTerminated(work: UnitOfWork, code: string): Promise<void> {
  const subscription = await lockSubscription(work, code);
  if (!subscription || subscription.status === 'stopped') return;
  if (subscription.endingOn === null) return;
  const endingOn = Temporal.PlainDate.from(subscription.endingOn);
  const { isNow } = endOf(subscription, endingOn, work.today);
  if (isNow) await stop(work, subscription, null);
}

const stop = (work: UnitOfWork, subscription: Subscription, ground: string | null) =>
  stopSubscription(work, subscription, {
    actor: 'customer',
    reason: ground ?? 'terminated',
    message: null,
  });
