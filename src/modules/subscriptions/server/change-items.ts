import { refuse, refuseFields } from '#kit/refusal.ts';
import { findVariantsForSale, type SellableVariant } from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Scope } from '../contracts.ts';
import { feedTheOnlyOne } from './fed-animals.ts';
import { finishChange } from './finish-change.ts';
import { type Access, type Held, lockDraftForChange } from './lock-for-change.ts';
import { lineOf } from './prepare-draft.ts';
import { deleteItem, insertItem, writeQuantity } from './save-items.ts';
import { atMost, storeLines, withQuantity } from './store-lines.ts';
import type { SubscriptionItem } from './subscription.ts';
import type { VariantSnapshot } from './tables.ts';

interface Addition {
  variantCode: string;
  quantity: number;
  scope: Scope;
}

/**
 * Adds a variant to the next delivery, or to all from it on (SUB-08, SUB-17); quantities of the same variant add up.
 * A product not sold on subscription comes once, at its one-off price.
 * @throws Refusal as `lockDraftForChange`; under `productVariant` for a product not sold, or only once; `stock`.
 */
export async function addItem(
  work: UnitOfWork,
  access: Access,
  { variantCode, quantity, scope }: Addition,
): Promise<void> {
  const held = await lockDraftForChange(work, access);
  const { subscription, draft } = held;
  const [variant] = await findVariantsForSale(work.tx, draft.channel, [variantCode]);
  const refuseVariant = (code: string) => refuseFields([{ propertyPath: 'productVariant', code }]);
  if (!variant || variant.availability === 'unavailable' || variant.kind === 'sample')
    throw refuseVariant('variant.unavailable');
  if (scope === 'all' && !variant.subscribable) throw refuseVariant('subscription.once_only');
  const existing = snapshotFrom(variant);
  const interval = variant.subscribable ? subscription.frequency : null;
  const now = draft.lines.find((line) => line.variantCode === variantCode)?.quantity ?? 0;
  const lines = withQuantity(draft.lines, lineOf({ known: existing }, now + quantity, interval));
  await storeLines(work, held, lines, variant);
  const every = scope === 'all' ? quantity : 0;
  const item = subscription.items.find((one) => one.variantCode === variantCode);
  if (item) await writeQuantity(work, item, atMost(item.quantity + every));
  else await insertItem(work, subscription, { variantCode, quantity: every, known: existing });
  if (!item) await feedTheOnlyOne(work, subscription, [variantCode]);
  await finishChange(work, access, subscription, {
    kind: 'item_added',
    scope,
    details: { variantCode, quantity },
  });
}

/**
 * Changes the quantity of a line in the next delivery, or in all from it on.
 * @throws Refusal as `lockDraftForChange`; `subscription.item_unknown`, `subscription.once_only`, `stock`.
 */
export async function changeItem(
  work: UnitOfWork,
  access: Access,
  id: number,
  { quantity, scope }: { quantity: number; scope: Scope },
): Promise<void> {
  const held = await lockDraftForChange(work, access);
  const { subscription, draft } = held;
  const item = itemOf(held, id);
  const [variant] = await findVariantsForSale(work.tx, draft.channel, [item.variantCode]);
  if (scope === 'all' && variant && !variant.subscribable) throw refuse('subscription.once_only');
  const before = draft.lines.find((line) => line.variantCode === item.variantCode);
  const interval = before ? before.subscriptionInterval : subscription.frequency;
  const isMore = quantity > (before?.quantity ?? 0);
  const lines = withQuantity(draft.lines, before ?? lineOf(item, quantity, interval), quantity);
  await storeLines(work, held, lines, isMore ? variant : undefined);
  if (scope === 'all') await writeQuantity(work, item, quantity);
  await finishChange(work, access, subscription, {
    kind: 'item_changed',
    scope,
    details: { variantCode: item.variantCode, quantity },
  });
}

/**
 * Removes a line from the next delivery, or from all from it on.
 * @throws Refusal as `lockDraftForChange`; `subscription.item_unknown`; `subscription.empty` for the last line.
 */
export async function removeItem(
  work: UnitOfWork,
  access: Access,
  id: number,
  scope: Scope,
): Promise<void> {
  const held = await lockDraftForChange(work, access);
  const { subscription, draft } = held;
  const item = itemOf(held, id);
  const later = subscription.items.some((one) => one.id !== id && one.quantity > 0);
  const lines = draft.lines.filter((line) => line.variantCode !== item.variantCode);
  if (lines.length === 0 || (scope === 'all' && !later)) throw refuse('subscription.empty');
  await storeLines(work, held, lines, undefined);
  if (scope === 'all' || item.quantity === 0) await deleteItem(work, item);
  await finishChange(work, access, subscription, {
    kind: 'item_removed',
    scope,
    details: { variantCode: item.variantCode },
  });
}

/** @throws Refusal `subscription.item_unknown`. */
export function itemOf({ subscription }: Held, id: number): SubscriptionItem {
  const item = subscription.items.find((one) => one.id === id);
  if (!item) throw refuse('subscription.item_unknown');
  return item;
}

export const snapshotFrom = (variant: SellableVariant): VariantSnapshot => ({
  variantCode: variant.code,
  productSku: variant.productSku,
  productSlug: variant.productSlug,
  productName: variant.productName,
  variantName: variant.variantName,
  variantSlug: variant.variantSlug,
  pictureHash: variant.pictureHash,
  taxCategory: variant.taxCategory,
  netGrams: variant.netGrams,
  grossGrams: variant.grossGrams,
  unitPrice: variant.subscribable ? variant.subscriptionUnitPrice : variant.unitPrice,
  originalUnitPrice: variant.unitPrice,
});
