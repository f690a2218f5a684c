import { redirect } from 'react-router';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { paths } from '#pages/paths.ts';
import { ServiceError } from '#services/service-client.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { orderCalls } from '#services/shop/orders.ts';

/** A placed order by its token, whoever it belongs to; null for none and for a cart. */
export async function readPlacedOrder(shop: ShopClient, token: string): Promise<OrderShape | null> {
  try {
    const order = await orderCalls(shop).read(token);
    return order.state === 'cart' || order.number === null ? null : order;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

/**
 * An order that was placed without an account, by its token; null for none, for a cart and for one
 * of an account, which its customer alone is led to.
 */
export async function findTrackedOrder(
  shop: ShopClient,
  token: string,
): Promise<OrderShape | null> {
  const order = await readPlacedOrder(shop, token);
  if (order && order.customer !== null) throw redirect(paths.order(order.number ?? ''));
  return order;
}
