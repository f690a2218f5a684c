import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import { isStillToLeave } from '#modules/orders/rules/index.ts';

/** Placed orders that are still to be sent. Ending their subscription does not cancel them. */
export const leavingOrders = (orders: readonly OrderSummaryShape[]): OrderSummaryShape[] =>
  orders.filter(({ status }) => isStillToLeave(status));
