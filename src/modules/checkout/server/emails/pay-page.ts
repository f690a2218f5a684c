import { type Order, pageOfOrder } from '#modules/orders/server/index.ts';
import { paths } from '#pages/paths.ts';

/** Path of the payment page for guests, which works from the link on any device. */
export const payPage = (order: Order): string =>
  order.customerId === null ? pageOfOrder(order) : paths.checkout(order.token, 'payment');
