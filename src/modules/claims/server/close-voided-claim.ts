import type { UnitOfWork } from '#registry/schema.ts';

/** Closes the claim of a parcel whose shipping was undone. Idempotent. */
export async function closeVoidedClaim(
  { tx, now }: UnitOfWork,
  orderId: number,
  trackingNumber: string,
): Promise<void> {
  await tx
    .updateTable('parcel_claims')
    .set({ outcome: 'not_sent', settled_at: new Date(now.epochMilliseconds), settled_by: '' })
    .where('order_id', '=', orderId)
    .where('tracking_number', '=', trackingNumber)
    .where('settled_at', 'is', null)
    .execute();
}
