import { refuse, refuseFields } from '#kit/refusal.ts';
import {
  findFoods,
  findVariantsForSale,
  type SellableVariant,
} from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { PlanBChange } from '../contracts.ts';
import { insteadRefusal, isForTheSameAnimal } from '../rules/index.ts';
import { snapshotFrom } from './change-items.ts';
import { finishChange } from './finish-change.ts';
import { type Access, lockForChange } from './lock-for-change.ts';
import type { Subscription, SubscriptionItem } from './subscription.ts';

/** A choice with the substitute given by its variant code. */
type Choice =
  | { choice: 'replace'; variantCode: string }
  | Exclude<PlanBChange, { choice: 'replace' }>;

/**
 * Sets what to do when a line is out of stock on the dispatch day, for this delivery and the later ones (0320). The
 * contents do not change, so a locked delivery is allowed too, until it is placed.
 * @throws Refusal as `lockForChange`; `subscription.stopped`, `subscription.item_unknown`; under `productVariant`
 * when the substitute is not sold on subscription, is for another species, is the line itself, is too large, or is
 * much more expensive.
 */
export async function choosePlanB(
  work: UnitOfWork,
  access: Access,
  itemId: number,
  choice: Choice,
): Promise<void> {
  const subscription = await lockForChange(work, access);
  if (subscription.status === 'stopped') throw refuse('subscription.stopped');
  const item = subscription.items.find(({ id }) => id === itemId);
  if (!item) throw refuse('subscription.item_unknown');
  const comes =
    choice.choice === 'replace'
      ? await findInstead(work, subscription, item, choice.variantCode)
      : null;
  const isWait = choice.choice === 'wait';
  const values = {
    choice: choice.choice,
    replacement: comes && JSON.stringify(snapshotFrom(comes)),
    wait_days: isWait ? choice.days : null,
    after_wait: isWait ? choice.afterwards : null,
    chosen_at: new Date(work.now.epochMilliseconds),
  };
  await work.tx
    .insertInto('subscription_plans_b')
    .values({ subscription_id: subscription.id, variant_code: item.variantCode, ...values })
    .onConflict((conflict) =>
      conflict.columns(['subscription_id', 'variant_code']).doUpdateSet(values),
    )
    .execute();
  await lookAgain(work, subscription);
  await finishChange(work, access, subscription, {
    kind: 'plan_b',
    details: {
      variantCode: item.variantCode,
      choice: choice.choice,
      instead: comes?.code,
    },
  });
}

/** Makes the job check a waiting delivery again at once, because the choice changed. */
export async function lookAgain({ tx }: UnitOfWork, { cycle }: Subscription): Promise<void> {
  if (!cycle?.waitsUntil) return;
  await tx
    .updateTable('subscription_cycles')
    .set({ waits_seen_at: null })
    .where('id', '=', cycle.id)
    .execute();
}

async function findInstead(
  { tx }: UnitOfWork,
  { channel }: Subscription,
  item: SubscriptionItem,
  code: string,
): Promise<SellableVariant> {
  const refuseVariant = (reason: string) =>
    refuseFields([{ propertyPath: 'productVariant', code: reason }]);
  const { variantCode, known: existing, quantity } = item;
  if (code === variantCode) throw refuseVariant('subscription.plan_b_same');
  const sold = await findVariantsForSale(tx, channel, [code, variantCode]);
  const comes = sold.find((one) => one.code === code);
  const goes = sold.find((one) => one.code === variantCode);
  if (!comes || comes.availability === 'unavailable' || comes.kind === 'sample')
    throw refuseVariant('variant.unavailable');
  if (!comes.subscribable) throw refuseVariant('subscription.plan_b_once_only');
  const foods = await findFoods(tx, [variantCode, code]);
  const speciesOf = (of: string) => foods.find((one) => one.variantCode === of)?.species;
  const [before, after] = [speciesOf(variantCode), speciesOf(code)];
  // A variant no longer in the catalogue has no species to compare.
  if (before && after && !isForTheSameAnimal(before, after))
    throw refuseVariant('subscription.other_species');
  const refusal = insteadRefusal(
    Math.max(1, quantity),
    { netGrams: existing.netGrams, unitPrice: goes?.subscriptionUnitPrice ?? existing.unitPrice },
    { netGrams: comes.netGrams, unitPrice: comes.subscriptionUnitPrice },
  );
  if (refusal) throw refuseVariant(refusal);
  return comes;
}

/** Copies the choice for missing goods to the variant that replaces another, unless the choice names a substitute. */
export async function handOnPlanB(
  { tx }: UnitOfWork,
  { id }: Pick<Subscription, 'id'>,
  { from, to }: { from: SubscriptionItem; to: string },
): Promise<void> {
  if (!from.planB || from.planB.replacement) return;
  await tx
    .insertInto('subscription_plans_b')
    .columns(['subscription_id', 'variant_code', 'choice', 'replacement', 'wait_days'])
    .columns(['after_wait', 'chosen_at'])
    .expression((before) =>
      before
        .selectFrom('subscription_plans_b')
        .select((row) => ['subscription_id', row.val(to).as('variant_code'), 'choice'])
        .select(['replacement', 'wait_days', 'after_wait', 'chosen_at'])
        .where('subscription_id', '=', id)
        .where('variant_code', '=', from.variantCode),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
