import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { changeFrequency } from './change-frequency.ts';
import { changeItem, itemOf } from './change-items.ts';
import { type Access, lockDraftForChange } from './lock-for-change.ts';
import { swapItem } from './swap-item.ts';

export interface Suiting {
  variantCode: string;
  quantity: number;
  /** Days between two deliveries. */
  frequency: number;
  /** The animal that must eat the line; null when not checked. */
  eater: number | null;
}

/**
 * Adapts a line to the animal it feeds, in all deliveries from the next one on: recipe or format, quantity and
 * interval, each by the customer's own command. Returns the day from which a new interval counts, if it changed.
 * @throws Refusal as `swapItem`, `changeItem` and `changeFrequency`; `subscription.item_unknown` also for a line the
 * animal does not eat.
 */
export async function suitItem(
  work: UnitOfWork,
  access: Access,
  id: number,
  { variantCode, quantity, frequency, eater }: Suiting,
): Promise<string | null> {
  const held = await lockDraftForChange(work, access);
  const item = itemOf(held, id);
  if (eater !== null && !item.animals.some((animal) => animal.id === eater))
    throw refuse('subscription.item_unknown');
  // The first change raises the version, so the following ones must not check it.
  const following = { ...access, version: null };
  if (variantCode !== item.variantCode)
    await swapItem(work, following, id, { variantCode, quantity, scope: 'all', overlap: false });
  else if (quantity !== item.quantity)
    await changeItem(work, following, id, { quantity, scope: 'all' });
  if (frequency === held.subscription.frequency) return null;
  return changeFrequency(work, following, { frequency, scope: 'all' });
}
