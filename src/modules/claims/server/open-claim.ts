import { refuse } from '#kit/refusal.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { ClaimProgress, NewClaim } from '../admin-contracts.ts';
import type { SETTLEMENTS } from '../rules/index.ts';
import { lockClaim } from './find-claims.ts';

/**
 * Opens a claim for a lost, damaged or returned parcel of a locked order.
 * @throws Refusal `order.parcel_unknown`; `claim.open_already` when it has one
 */
export async function openClaim(
  { tx, now }: UnitOfWork,
  by: string,
  order: Order,
  { trackingNumber, kind, note }: NewClaim,
): Promise<void> {
  if (!order.shipment?.parcels.some((parcel) => parcel.trackingNumber === trackingNumber))
    throw refuse('order.parcel_unknown');
  const opened = await tx
    .insertInto('parcel_claims')
    .values({
      order_id: order.id,
      tracking_number: trackingNumber,
      kind,
      note,
      opened_at: new Date(now.epochMilliseconds),
      opened_by: by,
      cents: null,
      outcome: null,
      resent_as: null,
      settled_at: null,
      settled_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!opened) throw refuse('claim.open_already');
}

/** Saves the claim against the carrier, and the carrier's reply. @throws Refusal `claim.unknown` */
export async function noteProgress(
  { tx }: UnitOfWork,
  id: number,
  { state, reference, cents }: ClaimProgress,
): Promise<void> {
  await lockClaim(tx, id);
  await tx
    .updateTable('parcel_claims')
    .set({ state, reference, cents: cents ?? null })
    .where('id', '=', id)
    .execute();
}

/**
 * Closes the customer's side: refunded, arrived after all, or nothing due.
 * @throws Refusal `claim.unknown`, `claim.settled`
 */
export async function settleClaim(
  { tx, now }: UnitOfWork,
  by: string,
  id: number,
  outcome: (typeof SETTLEMENTS)[number],
): Promise<void> {
  const { settledAt } = await lockClaim(tx, id);
  if (settledAt) throw refuse('claim.settled');
  await tx
    .updateTable('parcel_claims')
    .set({ outcome, settled_at: new Date(now.epochMilliseconds), settled_by: by })
    .where('id', '=', id)
    .execute();
}
