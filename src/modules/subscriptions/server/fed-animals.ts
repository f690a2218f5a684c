import { refuse, refuseFields } from '#kit/refusal.ts';
import { holdAnimals } from '#modules/animals/server/index.ts';
import { findFoods } from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { theOnlyEater } from '../rules/index.ts';
import { finishChange } from './finish-change.ts';
import { type Access, lockForChange } from './lock-for-change.ts';
import type { Subscription } from './subscription.ts';

type Of = Pick<Subscription, 'id' | 'customerId'>;

/**
 * Sets the animals a line feeds, replacing the previous ones. No delivery changes, so it is allowed for a locked one
 * too.
 * @throws Refusal as `lockForChange`; `subscription.stopped`, `subscription.item_unknown`; under `animals`
 * `subscription.animal_unknown` for an animal that is not this customer's.
 */
export async function setAnimals(
  work: UnitOfWork,
  access: Access,
  itemId: number,
  animals: readonly number[],
): Promise<void> {
  const subscription = await lockForChange(work, access);
  if (subscription.status === 'stopped') throw refuse('subscription.stopped');
  const item = subscription.items.find(({ id }) => id === itemId);
  if (!item) throw refuse('subscription.item_unknown');
  const own = await holdAnimals(work, subscription.customerId);
  if (animals.some((input) => !own.some(({ id }) => id === input)))
    throw refuseFields([{ propertyPath: 'animals', code: 'subscription.animal_unknown' }]);
  await work.tx
    .deleteFrom('subscription_animals')
    .where('subscription_id', '=', subscription.id)
    .where('variant_code', '=', item.variantCode)
    .execute();
  await feed(work, subscription, [item.variantCode], animals);
  await finishChange(work, access, subscription, {
    kind: 'animals',
    details: { variantCode: item.variantCode },
  });
}

/**
 * Adds animals to the lines of these variants. The caller has locked them (`holdAnimals`) and checked that they are
 * the customer's.
 */
export async function feed(
  { tx }: UnitOfWork,
  { id, customerId }: Of,
  variantCodes: readonly string[],
  animals: readonly number[],
): Promise<void> {
  const rows = variantCodes.flatMap((variantCode) =>
    animals.map((animal) => ({
      subscription_id: id,
      variant_code: variantCode,
      animal_id: animal,
      customer_id: customerId,
    })),
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('subscription_animals')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Assigns new lines to the customer's only animal of the species, if there is exactly one. */
export async function feedTheOnlyOne(
  work: UnitOfWork,
  subscription: Of,
  variantCodes: readonly string[],
): Promise<void> {
  const animals = await holdAnimals(work, subscription.customerId);
  if (animals.length === 0) return;
  for (const food of await findFoods(work.tx, variantCodes)) {
    const eater = theOnlyEater(food, animals);
    if (eater) await feed(work, subscription, [food.variantCode], [eater.id]);
  }
}

/** Assigns the animals of a replaced variant to the one that replaces it. */
export async function handOnAnimals(
  { tx }: UnitOfWork,
  { id }: Of,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .insertInto('subscription_animals')
    .columns(['subscription_id', 'variant_code', 'animal_id', 'customer_id'])
    .expression((before) =>
      before
        .selectFrom('subscription_animals')
        .select((row) => [
          'subscription_id',
          row.val(to).as('variant_code'),
          'animal_id',
          'customer_id',
        ])
        .where('subscription_id', '=', id)
        .where('variant_code', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
