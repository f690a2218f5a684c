import type { ConversationRowShape } from '#modules/contact/contracts.ts';
import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';

/** Statuses of an order that awaits payment. */
const OWED = ['awaiting_payment', 'payment_failure'];

/** Whether a placed order is unpaid; a cancelled order is not. */
export const isOwed = ({ status, state }: { status: string; state: string }): boolean =>
  OWED.includes(status) && (state === 'new' || state === 'completed');

/**
 * What the customer has to do or read: unpaid orders, problems of deliveries, and replies of the
 * team.
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
