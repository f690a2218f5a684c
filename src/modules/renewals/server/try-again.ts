import { refuse } from '#kit/refusal.ts';
import { lockSubscription, recordChange } from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findFailedRenewal, saveRenewal } from './renewal.ts';

/**
 * Another card was given while a delivery waits for its payment: one try at once (REL-11). Whether
 * there was anything to try.
 */
export async function tryAgain(work: UnitOfWork, code: string): Promise<boolean> {
  const subscription = await lockSubscription(work, code);
  const renewal = subscription && (await findFailedRenewal(work.tx, code));
  if (!renewal) return false;
  await saveRenewal(work, renewal.cycleId, { state: 'queued', next_try_on: null });
  await work.announce('renewal.due', { cycleId: renewal.cycleId });
  return true;
}

/**
 * Somebody of the team has the card tried again at once, whatever its customer does meanwhile: there
 * is one payment (REL-71). @throws Refusal `renewal.not_failed` when nothing waits for its money.
 */
export async function retryForTeam(work: UnitOfWork, code: string): Promise<void> {
  const subscription = await lockSubscription(work, code);
  if (!subscription) throw refuse('subscription.unknown');
  if (subscription.status === 'paused') throw refuse('subscription.paused');
  if (!(await tryAgain(work, code))) throw refuse('renewal.not_failed');
  await recordChange(work, subscription, { kind: 'payment_retried', actor: 'staff' });
}
