import type { ConversationRowShape } from '#modules/contact/contracts.ts';
import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';

/** Of an order whose money is still to come. */
const OWED = ['awaiting_payment', 'payment_failure'];

/** Placed, and not paid; a cancelled order owes nothing. */
export const isOwed = ({ status, state }: { status: string; state: string }): boolean =>
  OWED.includes(status) && (state === 'new' || state === 'completed');

/**
 * What waits for the customer: orders to pay, what stands in the way of a delivery, and what the team
 * answered them.
 */
export function waitingOf(
  orders: readonly OrderSummaryShape[],
  subscriptions: readonly SubscriptionShape[],
  conversations: readonly ConversationRowShape[],
) {
  const alerted = subscriptions.filter(
    ({ alerts, status }) =>
      alerts.some(({ actor, severity }) => actor === 'customer' || severity === 'error') ||
      status === 'error',
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
    conversations: conversations
      .filter(({ state }) => state === 'waiting')
      .map(({ id, subject, beginning }) => ({ id, subject: subject ?? beginning })),
    subscriptions: alerted.map(({ code, name, status, alerts, draftOrders, editable }) => ({
      code,
      name,
      status,
      alerts,
      draftOrders,
      editable,
    })),
  };
}

export type Waiting = ReturnType<typeof waitingOf>;
