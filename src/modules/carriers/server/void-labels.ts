import type { UnitOfWork } from '#registry/schema.ts';
import { dropRequests } from './drop-requests.ts';

/**
 * Marks the labels of an order as void: prints must be thrown away, because a carrier charges for
 * what is handed over. Idempotent.
 */
export async function voidLabels(work: UnitOfWork, orderId: number): Promise<void> {
  const { tx, now } = work;
  await tx
    .updateTable('parcel_labels')
    .set({ voided_at: new Date(now.epochMilliseconds) })
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .execute();
  await dropRequests(work, [orderId]);
}
