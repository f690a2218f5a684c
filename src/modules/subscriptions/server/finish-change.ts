import type { UnitOfWork } from '#registry/schema.ts';
import type { Access } from './lock-for-change.ts';
import { type Change, recordChange } from './record-change.ts';
import { saveSubscription } from './save-subscription.ts';
import type { Subscription } from './subscription.ts';

/** Saves a changed subscription under its next version, with a history entry. */
export async function finishChange(
  work: UnitOfWork,
  { by = 'customer', memberId }: Pick<Access, 'by' | 'memberId'>,
  subscription: Subscription,
  change: Omit<Change, 'actor'>,
): Promise<void> {
  await saveSubscription(work, subscription);
  await recordChange(work, subscription, { ...change, actor: by, memberId });
}
