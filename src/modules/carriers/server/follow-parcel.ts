import type { UnitOfWork } from '#registry/schema.ts';

/** Starts following the parcel of a label at its carrier. */
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

/** Stops following these parcels, which have arrived or are no longer expected; their events stay. */
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
