import type { UnitOfWork } from '#registry/schema.ts';
import type { Subscription, SubscriptionItem } from './subscription.ts';

/** Inserts a variant, with 0 pieces when it comes only with the next delivery. */
export async function insertItem(
  { tx }: UnitOfWork,
  { id }: Pick<Subscription, 'id'>,
  { variantCode, quantity, known: existing }: Omit<SubscriptionItem, 'id' | 'animals' | 'planB'>,
): Promise<void> {
  await tx
    .insertInto('subscription_items')
    .values({
      subscription_id: id,
      variant_code: variantCode,
      quantity,
      known: JSON.stringify(existing),
    })
    .execute();
}

/** Updates the pieces of a variant in every delivery. */
export async function writeQuantity(
  { tx }: UnitOfWork,
  { id }: Pick<SubscriptionItem, 'id'>,
  quantity: number,
): Promise<void> {
  await tx.updateTable('subscription_items').set({ quantity }).where('id', '=', id).execute();
}

export async function deleteItem({ tx }: UnitOfWork, { id }: Pick<SubscriptionItem, 'id'>) {
  await tx.deleteFrom('subscription_items').where('id', '=', id).execute();
}
