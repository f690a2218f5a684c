import { lockOrder } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { leavingWith } from '../rules/index.ts';
import { closeCycle } from './close-cycle.ts';
import { type Held, lockOf } from './lock-for-change.ts';
import { lockSubscription } from './queries.ts';
import { recordChange } from './record-change.ts';
import { deleteItem, writeQuantity } from './save-items.ts';
import { saveSubscription } from './save-subscription.ts';
import { stopSubscription } from './stop-subscription.ts';
import { storeLines } from './store-lines.ts';
import type { Subscription, SubscriptionItem } from './subscription.ts';

/**
 * Removes what an animal that died ate alone from all subscriptions of its customer; a subscription of nothing else
 * ends. Shared food stays. A locked delivery leaves as announced, for the last time with that food. Nothing more is
 * sent or charged for the animal unless its customer orders it again.
 */
export async function stopFeeding(
  work: UnitOfWork,
  { customerId, animalId }: { customerId: number; animalId: number },
): Promise<void> {
  const running = await work.tx
    .selectFrom('subscriptions')
    .select('code')
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'stopped')
    .orderBy('id')
    .execute();
  for (const { code } of running) {
    const subscription = await lockSubscription(work, code);
    if (subscription) await leave(work, subscription, animalId);
  }
}

async function leave(
  work: UnitOfWork,
  subscription: Subscription,
  animalId: number,
): Promise<void> {
  if (subscription.status === 'stopped') return;
  const { goes, ends } = leavingWith(
    subscription.items,
    ({ animals }) => animals.some(({ id }) => id === animalId),
    ({ quantity }) => quantity,
  );
  if (goes.length === 0) return;
  if (ends) {
    const ending = { actor: 'customer', reason: 'pet_gone', message: null } as const;
    await stopSubscription(work, subscription, ending);
    return;
  }
  const recalled = await recall(work, subscription, goes);
  for (const item of goes)
    if (recalled === 'locked') await writeQuantity(work, item, 0);
    else await deleteItem(work, item);
  await saveSubscription(work, subscription);
  for (const { variantCode } of goes)
    await recordChange(work, subscription, {
      kind: 'item_removed',
      actor: 'customer',
      scope: 'all',
      details: { variantCode },
    });
  if (recalled === 'nothing left') await skipOpen(work, subscription.code);
}

/** Removes the lines from the next delivery if it may still be changed. */
async function recall(
  work: UnitOfWork,
  subscription: Subscription,
  goes: readonly SubscriptionItem[],
): Promise<'recalled' | 'locked' | 'nothing left'> {
  const { cycle } = subscription;
  const lock = lockOf(subscription, work.today);
  const isOpen = lock === null || lock === 'subscription.paused';
  const draft = isOpen && cycle?.token ? await lockOrder(work, cycle.token) : null;
  if (!cycle || draft?.state !== 'cart') return 'locked';
  const held: Held = { subscription: { ...subscription, cycle }, draft };
  const lines = draft.lines.filter((line) =>
    goes.every(({ variantCode }) => variantCode !== line.variantCode),
  );
  if (lines.length === 0) return 'nothing left';
  await storeLines(work, held, lines, undefined);
  return 'recalled';
}

/** If nothing would remain in the next delivery, it is skipped: the other lines come with the following one. */
async function skipOpen(work: UnitOfWork, code: string): Promise<void> {
  const subscription = await lockSubscription(work, code);
  if (!subscription?.cycle) return;
  await closeCycle(work, subscription, { number: subscription.cycle.number, action: 'skip' });
}
