import type { Order } from '#modules/orders/server/index.ts';
import { settleFinding } from '#modules/payments/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findAllRefunds } from './refunds.ts';

/**
 * The money of a locked order was taken: its invoice may say so, its customer is told if nothing has
 * left yet, and what was to be given back of money only held is given back now.
 */
export async function recordTaken(work: UnitOfWork, { id, token }: Order): Promise<void> {
  await settleFinding(work, 'left_unpaid', token);
  await work.announce('payment.taken', { orderId: id });
  for (const refund of await findAllRefunds(work.tx, id))
    if (refund.state === 'pending')
      await work.announce('refund.requested', { refundId: refund.id });
}
