import { refuse } from '#kit/refusal.ts';
import { findVariantsForSale, type SellableVariant } from '#modules/catalog/server/index.ts';
import { lockOrder, type OrderLine } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { snapshotFrom } from './change-items.ts';
import { handOnPlanB } from './choose-plan-b.ts';
import { handOnAnimals } from './fed-animals.ts';
import { finishChange } from './finish-change.ts';
import { type Held, lockOf } from './lock-for-change.ts';
import { lineOf } from './prepare-draft.ts';
import { lockSubscription } from './queries.ts';
import { deleteItem, insertItem, writeQuantity } from './save-items.ts';
import { atMost, storeLines } from './store-lines.ts';
import type { Subscription, SubscriptionItem } from './subscription.ts';

/** Outcome of replacing a variant in a subscription. */
export type Replaced = 'replaced' | 'removed' | 'gone' | 'last' | 'stopped';

/**
 * Replaces a variant in every delivery, and in the next one if it may still be changed, with the same quantity; or
 * removes it (`to` null). `gone` when it is no longer in the subscription, `last` when nothing else would remain:
 * then nothing changes.
 * @throws Refusal `variant.unavailable`; `subscription.too_heavy`.
 */
export async function replaceItem(
  work: UnitOfWork,
  code: string,
  { from, to }: { from: string; to: string | null },
): Promise<Replaced> {
  const subscription = await lockSubscription(work, code);
  if (!subscription || subscription.status === 'stopped') return 'stopped';
  const item = subscription.items.find((one) => one.variantCode === from && one.quantity > 0);
  if (!item) return 'gone';
  const others = subscription.items.some((one) => one !== item && one.quantity > 0);
  if (to === null && !others) return 'last';
  const comes = to === null ? null : await sellable(work, subscription, to);
  const isWritten = await replaceInDraft(work, subscription, item, comes);
  // The item is deleted once the next delivery no longer contains it.
  if (isWritten) await deleteItem(work, item);
  else await writeQuantity(work, item, 0);
  if (comes) await addEvery(work, subscription, comes, item.quantity);
  if (comes) await handOnAnimals(work, subscription, { from, to: comes.code });
  if (comes) await handOnPlanB(work, subscription, { from: item, to: comes.code });
  await finishChange(work, { by: 'shop' }, subscription, {
    kind: comes ? 'item_replaced' : 'item_removed',
    scope: 'all',
    details: {
      variantCode: from,
      products: comes ? `${comes.productName}, ${comes.variantName}` : undefined,
    },
  });
  return comes ? 'replaced' : 'removed';
}

async function sellable(work: UnitOfWork, { channel }: Subscription, code: string) {
  const [variant] = await findVariantsForSale(work.tx, channel, [code]);
  if (!variant?.subscribable || variant.availability === 'unavailable')
    throw refuse('variant.unavailable');
  return variant;
}

/** False when the next delivery may no longer be changed and leaves as announced. */
async function replaceInDraft(
  work: UnitOfWork,
  subscription: Subscription,
  item: SubscriptionItem,
  comes: SellableVariant | null,
): Promise<boolean> {
  const { cycle } = subscription;
  const lock = lockOf(subscription, work.today);
  const draft = cycle?.token ? await lockOrder(work, cycle.token) : null;
  if (!cycle || draft?.state !== 'cart' || (lock !== null && lock !== 'subscription.paused'))
    return false;
  const held: Held = { subscription: { ...subscription, cycle }, draft };
  const lines = swapped(draft.lines, item.variantCode, comes);
  if (lines.length > 0) await storeLines(work, held, lines, undefined);
  return lines.length > 0;
}

/** The lines with one variant replaced by another, merged with a line of that variant if there is one. */
function swapped(lines: readonly OrderLine[], from: string, comes: SellableVariant | null) {
  const goes = lines.find((line) => line.variantCode === from);
  if (!goes) return [...lines];
  const there = lines.find((line) => line.variantCode === comes?.code);
  const quantity = atMost(goes.quantity + (there?.quantity ?? 0));
  const line = comes && lineOf({ known: snapshotFrom(comes) }, quantity, goes.subscriptionInterval);
  return lines.flatMap((one) => {
    if (one === goes) return line ? [line] : [];
    return one === there ? [] : [one];
  });
}

async function addEvery(
  work: UnitOfWork,
  subscription: Subscription,
  comes: SellableVariant,
  quantity: number,
): Promise<void> {
  const there = subscription.items.find((one) => one.variantCode === comes.code);
  if (there) await writeQuantity(work, there, atMost(there.quantity + quantity));
  else
    await insertItem(work, subscription, {
      variantCode: comes.code,
      quantity,
      known: snapshotFrom(comes),
    });
}
