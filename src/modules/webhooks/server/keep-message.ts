import type { Config } from '#platform/config.ts';
import type { EveryEventListener } from '#platform/jobs.ts';
import type { Tx } from '#registry/schema.ts';

/** What a receiver may hear of. */
const FORWARDED_EVENTS: ReadonlySet<string> = new Set([
  'order.placed',
  'order.parcels_sent',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'invoice.issued',
  'refund.done',
]);

export const SEND_MESSAGES = 'send-messages';

/**
 * Keeps a message for each event of an order, in the transaction of the change. Changes of one order
 * follow one another under its lock: their messages are numbered in the same order. Nothing without
 * a receiver.
 */
export function messageKeeper(config: Config): EveryEventListener | undefined {
  if (!config.WEBHOOK_RECEIVER_URL) return undefined;
  return async (tx: Tx, event, payload, send) => {
    if (
      !FORWARDED_EVENTS.has(event) ||
      !('orderId' in payload) ||
      typeof payload.orderId !== 'number'
    )
      return;
    const { orderId } = payload;
    await tx
      .insertInto('outgoing_messages')
      .values({ event, order_id: orderId, payload: JSON.stringify(payload) })
      .execute();
    await send(SEND_MESSAGES, {});
  };
}
