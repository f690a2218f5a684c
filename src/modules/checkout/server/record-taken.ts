import type { Order } from '#modules/orders/server/index.ts';
import { settleFinding } from '#modules/payments/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findAllRefunds } from './refunds.ts';

/**
 * Records that the payment of a locked order was captured: its invoice may show it, its customer is
 * written to if nothing has left yet, and refunds requested during the hold are paid now.
 */
export async function recordTaken(work: UnitOfWork, { id, token }: Order): Promise<void> {
  await settleFinding(work, 'left_unpaid', token);
  await work.announce('payment.taken', { orderId: id });
  for (const refund of await findAllRefunds(work.tx, id))
    if (refund.state === 'pending')
      await work.announce('refund.requested', { refundId: refund.id });
}
