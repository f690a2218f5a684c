import { type CartAccess, lockCart } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** Deletes a cart. @throws Refusal `order.unknown` when the caller has no such cart. */
export async function deleteCart(work: UnitOfWork, access: CartAccess): Promise<void> {
  const order = await lockCart(work, access);
  await work.tx.deleteFrom('orders').where('id', '=', order.id).execute();
}
