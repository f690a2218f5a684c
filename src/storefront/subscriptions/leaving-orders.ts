import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import { ORDER_STEPS, orderProgress } from '../account/order-progress.ts';

/** Placed orders that are still to be sent. Ending their subscription does not cancel them. */
export const leavingOrders = (orders: readonly OrderSummaryShape[]): OrderSummaryShape[] =>
  orders.filter(({ status }) => ORDER_STEPS[orderProgress(status) ?? -1] === 'preparation');
