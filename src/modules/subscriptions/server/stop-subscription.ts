import { refuse } from '#kit/refusal.ts';
import { recordSubscriber } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Actor, subscriptionStates } from '../rules/index.ts';
import { end } from './close-cycle.ts';
import { hasSubscription } from './queries.ts';
import { recordChange } from './record-change.ts';
import { saveSubscription } from './save-subscription.ts';
import type { Subscription } from './subscription.ts';

export interface Stopping {
  actor: Actor;
  reason: string;
  message: string | null;
}

/**
 * Stops a locked subscription for good. A prepared delivery is deleted; one that is being paid still leaves, as the
 * last (REL-31).
 * @throws Refusal `subscription.stopped` when it is already.
 */
export async function stopSubscription(
  work: UnitOfWork,
  subscription: Subscription,
  { actor, reason, message }: Stopping,
): Promise<Subscription> {
  const status = subscriptionStates.next(subscription.status, 'stop');
  if (!status) throw refuse('subscription.stopped');
  const { cycle, code, customerId } = subscription;
  const goes = cycle?.state === 'charging';
  if (cycle && !goes) await end(work, subscription, cycle, 'cancel');
  const stopped = await saveSubscription(work, {
    ...subscription,
    status,
    followingDate: null,
    shipNowRequestedAt: null,
    shipNowDueAt: null,
    pausedAt: null,
    pausedUntil: null,
    heldFor: null,
    stoppedAt: new Date(work.now.epochMilliseconds),
    stopReason: reason,
    stopMessage: message,
    cycle: goes ? cycle : null,
  });
  await recordChange(work, stopped, { kind: 'stopped', actor, details: { reason } });
  await recordSubscriber(work, customerId, await hasSubscription(work.tx, customerId));
  await work.announce('subscription.stopped', { code });
  return stopped;
}
