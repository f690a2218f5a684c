import type { UnitOfWork } from '#registry/schema.ts';

/** Takes the labels of an order out of use: what is printed of them is thrown away, and a carrier charges what it was handed. Twice is once. */
export async function voidLabels({ tx, now }: UnitOfWork, orderId: number): Promise<void> {
  await tx
    .updateTable('parcel_labels')
    .set({ voided_at: new Date(now.epochMilliseconds) })
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .execute();
  await tx
    .updateTable('label_requests')
    .set({ state: 'dropped' })
    .where('order_id', '=', orderId)
    // What a customer sends back with is another matter.
    .where('kind', '=', 'outward')
    .where('state', 'in', ['wanted', 'sent'])
    .execute();
}
