import { refuse } from '#kit/refusal.ts';
import {
  asPlaced,
  findOrder,
  mayAccess,
  type PricedCart,
  priceCart,
} from '#modules/orders/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';

/**
 * A cart at current prices, or an order as placed. Read-only.
 * @throws Refusal `order.unknown` when there is none, or it is another customer's.
 */
export async function readCart(
  db: Db | Tx,
  token: string,
  caller: { customerId: number } | null,
  today: Temporal.PlainDate,
): Promise<PricedCart> {
  const order = await findOrder(db, token);
  if (!order || !mayAccess(order, caller)) throw refuse('order.unknown');
  return order.state === 'cart' ? priceCart(db, order, today) : asPlaced(order);
}
