import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';

/** Of an order whose money is still to come. */
const OWED = ['awaiting_payment', 'payment_failure'];

/** Placed, and not paid; a cancelled order owes nothing. */
export const isOwed = ({ status, state }: { status: string; state: string }): boolean =>
  OWED.includes(status) && (state === 'new' || state === 'completed');

/** What waits for the customer: orders to pay, and what stands in the way of a delivery. */
export function waitingOf(
  orders: readonly OrderSummaryShape[],
  subscriptions: readonly SubscriptionShape[],
) {
  const alerted = subscriptions.filter(
    ({ alerts, status }) => alerts.length > 0 || status === 'error',
  );
  const isSaid = ({ subscription }: OrderSummaryShape) =>
    alerted.some(
      ({ code, alerts }) =>
        code === subscription && alerts.some((alert) => alert.code === 'awaiting_payment'),
    );
  return {
    orders: orders
      .filter((order) => isOwed(order) && !isSaid(order))
      .map(({ number, totalIncludingTax }) => ({ number: number ?? '', totalIncludingTax })),
    subscriptions: alerted.map(({ code, status, alerts, draftOrders }) => ({
      code,
      status,
      alerts,
      draftOrders,
    })),
  };
}

export type Waiting = ReturnType<typeof waitingOf>;
