import type { UnitOfWork } from '#registry/schema.ts';
import { dropRequests } from './drop-requests.ts';

/** Takes the labels of an order out of use: what is printed of them is thrown away, and a carrier charges what it was handed. Twice is once. */
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
