import type { UnitOfWork } from '#registry/schema.ts';

/** From now on the carrier of a label is asked what became of the parcel it is on. */
export async function followParcel(
  { tx, now }: UnitOfWork,
  requestId: number,
  trackingNumber: string,
): Promise<void> {
  const at = new Date(now.epochMilliseconds);
  await tx
    .insertInto('followed_parcels')
    .values({
      request_id: requestId,
      tracking_number: trackingNumber,
      followed_at: at,
      next_at: at,
      answered_at: null,
    })
    .execute();
}

/** Nobody asks for these any more: they are here, or are not waited for. What was said of them stays. */
export async function leaveParcels(
  { tx }: UnitOfWork,
  requestIds: readonly number[],
): Promise<void> {
  if (requestIds.length === 0) return;
  await tx
    .updateTable('followed_parcels')
    .set({ next_at: null })
    .where('request_id', 'in', [...requestIds])
    .execute();
}
