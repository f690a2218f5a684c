import type { Work } from '#schema.ts';
import { type Change, recordChange } from './record-change.ts';
import { saveSubscription } from './save-subscription.ts';
import type { Subscription } from './subscription.ts';

/** Writes a changed subscription, one version on, with who changed what. */
export async function finishChange(
  work: Work,
  subscription: Subscription,
  change: Omit<Change, 'actor'> & { actor?: Change['actor'] },
): Promise<void> {
  await saveSubscription(work, subscription);
  await recordChange(work, subscription, { actor: 'customer', ...change });
}
