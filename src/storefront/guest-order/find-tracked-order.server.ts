import { redirect } from 'react-router';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { paths } from '#pages/paths.ts';
import { ServiceError } from '#services/service-client.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { orderCalls } from '#services/shop/orders.ts';

/**
 * An order that was placed without an account, by its token; null for none, for a cart and for one
 * of an account, which its customer alone is led to.
 */
export async function findTrackedOrder(
  shop: ShopClient,
  token: string,
): Promise<OrderShape | null> {
  try {
    const order = await orderCalls(shop).read(token);
    if (order.state === 'cart' || order.number === null) return null;
    if (order.customer !== null) throw redirect(paths.order(order.number));
    return order;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}
