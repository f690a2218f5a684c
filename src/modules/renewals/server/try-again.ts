import { refuse } from '#kit/refusal.ts';
import { lockSubscription, recordChange } from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findFailedRenewal, saveRenewal } from './renewal.ts';

/** After a change of card, retries a failed payment at once (REL-11). Returns whether there was one. */
export async function tryAgain(work: UnitOfWork, code: string): Promise<boolean> {
  const subscription = await lockSubscription(work, code);
  const renewal = subscription && (await findFailedRenewal(work.tx, code));
  if (!renewal) return false;
  await saveRenewal(work, renewal.cycleId, { state: 'queued', next_try_on: null });
  await work.announce('renewal.due', { cycleId: renewal.cycleId });
  return true;
}

/**
 * Retries the card of a failed payment for the team. Whatever the customer does at the same time, there is one
 * payment (REL-71).
 * @throws Refusal `renewal.not_failed` when no payment is outstanding. /
 */
export async function retryForTeam(work: UnitOfWork, code: string): Promise<void> {
  const subscription = await lockSubscription(work, code);
  if (!subscription) throw refuse('subscription.unknown');
  if (subscription.status === 'paused') throw refuse('subscription.paused');
  if (!(await tryAgain(work, code))) throw refuse('renewal.not_failed');
  await recordChange(work, subscription, { kind: 'payment_retried', actor: 'staff' });
}
