import type { Order } from '#modules/orders/server/index.ts';

export interface WebhookEvent {
  event: string;
  payload: Readonly<Record<string, unknown>>;
  at: Temporal.Instant;
}

/**
 * What a receiver reads: what happened, and how the order stands. No name, address or mail: who
 * needs them asks the API. Amounts in cents.
 */
export function presentMessage(order: Order, { event, payload, at }: WebhookEvent): string {
  const { number, channel, currency, state, paymentState, shippingState, pricing } = order;
  return JSON.stringify({
    type: event,
    timestamp: at.toString(),
    data: {
      order: {
        number,
        channel,
        currency,
        state,
        paymentState,
        shippingState,
        total: pricing.total,
        parcels: (order.shipment?.parcels ?? []).map(({ trackingNumber, deliveredAt }) => ({
          trackingNumber,
          isDelivered: deliveredAt !== null,
        })),
      },
      refund: event === 'refund.done' ? { amount: payload.amount } : undefined,
    },
  });
}
