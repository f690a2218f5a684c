import { type Order, pageOfOrder } from '#modules/orders/server/index.ts';
import { paths } from '#pages/paths.ts';

/** Who has no account pays from the page of their link, wherever they open it. */
export const payPage = (order: Order): string =>
  order.customerId === null ? pageOfOrder(order) : paths.checkout(order.token, 'payment');
