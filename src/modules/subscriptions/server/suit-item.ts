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
  /** The animal that must eat the line; null where it is no question. */
  eater: number | null;
}

/**
 * Makes a line fit whom it feeds, in all deliveries from the next one on: recipe or format, pieces and rhythm,
 * each by the change its customer has anyway. The day the rhythm counts from, when it was changed.
 * @throws Refusal as `swapItem`, `changeItem` and `changeFrequency`; `subscription.item_unknown` also for a line
 * the animal does not eat.
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
  // Of several changes made at once each follows the version the one before made.
  const following = { ...access, version: null };
  if (variantCode !== item.variantCode)
    await swapItem(work, following, id, { variantCode, quantity, scope: 'all', overlap: false });
  else if (quantity !== item.quantity)
    await changeItem(work, following, id, { quantity, scope: 'all' });
  if (frequency === held.subscription.frequency) return null;
  return changeFrequency(work, following, { frequency, scope: 'all' });
}
