import { lockSubscription } from '#modules/subscriptions/server/index.ts';
import type { Work } from '#schema.ts';
import { findFailedRenewal, saveRenewal } from './renewal.ts';

/** Another card was given while a delivery waits for its payment: one try at once (REL-11). */
export async function tryAgain(work: Work, code: string): Promise<void> {
  const subscription = await lockSubscription(work, code);
  const renewal = subscription && (await findFailedRenewal(work.tx, code));
  if (!renewal) return;
  await saveRenewal(work, renewal.cycleId, { state: 'queued', next_try_on: null });
  await work.announce('renewal.due', { cycleId: renewal.cycleId });
}
