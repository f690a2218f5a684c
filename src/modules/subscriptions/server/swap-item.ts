import { refuseFields } from '#kit/refusal.ts';
import {
  findFoods,
  findVariantsForSale,
  type SellableVariant,
} from '#modules/catalog/server/index.ts';
import type { OrderLine } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { ItemReplacement, Scope } from '../contracts.ts';
import { isForTheSameAnimal } from '../rules/index.ts';
import { itemOf, snapshotFrom } from './change-items.ts';
import { handOnPlanB } from './choose-plan-b.ts';
import { handOnAnimals } from './fed-animals.ts';
import { finishChange } from './finish-change.ts';
import { type Access, type Held, lockDraftForChange } from './lock-for-change.ts';
import { lineOf } from './prepare-draft.ts';
import { deleteItem, insertItem, writeQuantity } from './save-items.ts';
import { atMost, storeLines } from './store-lines.ts';
import type { SubscriptionItem } from './subscription.ts';

export interface Swap extends Omit<ItemReplacement, 'productVariant'> {
  variantCode: string;
}

/** Extra pieces of the old food when two foods overlap: enough for ten days of transition. */
const OVERLAPPING = 1;

/**
 * Replaces a variant in the next delivery, or in all from it on (S-09). With `overlap`, one piece of the old variant
 * still comes with the next delivery.
 * @throws Refusal as `lockDraftForChange`; `subscription.item_unknown`; under `productVariant` when the new variant
 * is not sold, is sold only once, is for another species, or is in it already; `stock`; `subscription.too_heavy`.
 */
export async function swapItem(
  work: UnitOfWork,
  access: Access,
  id: number,
  swap: Swap,
): Promise<void> {
  const held = await lockDraftForChange(work, access);
  const { subscription } = held;
  const goes = itemOf(held, id);
  const { scope, quantity, overlap } = swap;
  const comes = await findComing(work, held, goes, swap);
  await storeLines(work, held, swapped(held, goes, comes, swap), comes);
  await leave(work, goes, swap);
  const every = scope === 'all' ? quantity : 0;
  const there = subscription.items.find((one) => one.variantCode === comes.code);
  if (there) await writeQuantity(work, there, atMost(there.quantity + every));
  else
    await insertItem(work, subscription, {
      variantCode: comes.code,
      quantity: every,
      known: snapshotFrom(comes),
    });
  await handOnAnimals(work, subscription, { from: goes.variantCode, to: comes.code });
  await handOnPlanB(work, subscription, { from: goes, to: comes.code });
  await finishChange(work, access, subscription, {
    kind: 'item_replaced',
    scope,
    details: {
      variantCode: goes.variantCode,
      products: `${comes.productName}, ${comes.variantName}`,
      quantity,
      overlap,
    },
  });
}

async function findComing(
  { tx }: UnitOfWork,
  { draft }: Held,
  goes: SubscriptionItem,
  { variantCode, scope }: Swap,
): Promise<SellableVariant> {
  const refuseVariant = (code: string) => refuseFields([{ propertyPath: 'productVariant', code }]);
  if (variantCode === goes.variantCode) throw refuseVariant('subscription.same_item');
  const [comes] = await findVariantsForSale(tx, draft.channel, [variantCode]);
  if (!comes || comes.availability === 'unavailable' || comes.kind === 'sample')
    throw refuseVariant('variant.unavailable');
  if (scope === 'all' && !comes.subscribable) throw refuseVariant('subscription.once_only');
  const foods = await findFoods(tx, [goes.variantCode, variantCode]);
  const speciesOf = (code: string) => foods.find((one) => one.variantCode === code)?.species;
  const [before, after] = [speciesOf(goes.variantCode), speciesOf(variantCode)];
  // A variant no longer in the catalogue has no species to compare.
  if (before && after && !isForTheSameAnimal(before, after))
    throw refuseVariant('subscription.other_species');
  return comes;
}

/**
 * The lines of the next delivery with the new variant at the position of the old one, merged with a line of that
 * variant if there is one.
 */
function swapped(
  { subscription, draft }: Held,
  goes: SubscriptionItem,
  comes: SellableVariant,
  { quantity, overlap }: Swap,
): OrderLine[] {
  const before = draft.lines.find(({ variantCode }) => variantCode === goes.variantCode);
  const there = draft.lines.find(({ variantCode }) => variantCode === comes.code);
  const interval = comes.subscribable ? subscription.frequency : null;
  const pieces = atMost(quantity + (there?.quantity ?? 0));
  const line = there
    ? { ...there, quantity: pieces }
    : lineOf({ known: snapshotFrom(comes) }, pieces, interval);
  const once = before ?? lineOf(goes, OVERLAPPING, subscription.frequency);
  const rest = overlap ? [{ ...once, quantity: OVERLAPPING }] : [];
  const at = before ? draft.lines.indexOf(before) : draft.lines.length;
  const others = (from: number, to?: number) =>
    draft.lines.slice(from, to).filter((one) => one !== before && one !== there);
  return [...others(0, at), line, ...rest, ...others(at)];
}

/** The old item stays while some delivery contains it. */
async function leave(work: UnitOfWork, goes: SubscriptionItem, { scope, overlap }: LeavingSwap) {
  const later = scope === 'all' ? 0 : goes.quantity;
  if (later > 0 || overlap) await writeQuantity(work, goes, later);
  else await deleteItem(work, goes);
}

type LeavingSwap = { scope: Scope; overlap: boolean };
