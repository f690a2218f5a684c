import { refuse, refuseFields } from '#kit/refusal.ts';
import { holdAnimals } from '#modules/animals/server/index.ts';
import { findFoods } from '#modules/catalog/server/index.ts';
import { lockOrder } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { GuideList } from '../contracts.ts';
import { feed } from './fed-animals.ts';
import { startSubscriptions } from './start-subscriptions.ts';

/**
 * Assigns the food an order took from a guide to the animal the guide was answered for, in the subscriptions that the
 * order started, starting them first if the job has not run yet. Food of another species is left alone.
 * @throws Refusal `subscription.unknown` when it is not an order of this customer; under `animal`
 * `subscription.animal_unknown`.
 */
export async function setAnimalOfOrder(
  work: UnitOfWork,
  {
    customerId,
    token,
    animalId,
    lists,
  }: { customerId: number; token: string; animalId: number; lists: readonly GuideList[] },
): Promise<void> {
  const order = await lockOrder(work, token);
  if (order?.customerId !== customerId || order.state === 'cart')
    throw refuse('subscription.unknown');
  const animal = (await holdAnimals(work, customerId)).find(({ id }) => id === animalId);
  if (!animal)
    throw refuseFields([{ propertyPath: 'animal', code: 'subscription.animal_unknown' }]);
  // Subscriptions start only once the order is confirmed; before that, the customer has to repeat the call later.
  if (order.confirmedAt !== null) await startSubscriptions(work, order.id);
  const guided = order.lines
    .filter(({ sourceItemList, subscriptionInterval }) => {
      const isGuided = lists.some((list) => list === sourceItemList);
      return isGuided && subscriptionInterval !== null;
    })
    .map(({ variantCode }) => variantCode);
  const suited = (await findFoods(work.tx, guided))
    .filter(({ species }) => species === animal.species)
    .map(({ variantCode }) => variantCode);
  const lines = await work.tx
    .selectFrom('subscription_items as i')
    .innerJoin('subscriptions as s', 's.id', 'i.subscription_id')
    .select(['s.id', 'i.variant_code as variantCode'])
    .where('s.created_from', '=', order.id)
    .where('s.customer_id', '=', customerId)
    .where('i.variant_code', 'in', ['', ...suited])
    .execute();
  for (const { id, variantCode } of lines) {
    await work.tx
      .deleteFrom('subscription_animals')
      .where('subscription_id', '=', id)
      .where('variant_code', '=', variantCode)
      .execute();
    await feed(work, { id, customerId }, [variantCode], [animal.id]);
  }
}
