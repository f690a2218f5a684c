import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { dropReturnLabels } from '#modules/carriers/server/index.ts';
import { lotCode } from '#modules/catalog/rules/index.ts';
import { moveStock } from '#modules/catalog/server/index.ts';
import { lockOrder, type Order, packedGoodsOf } from '#modules/orders/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { Inspection } from '../admin-contracts.ts';
import { resendable } from '../rules/index.ts';
import { findCameBack, lockClaim } from './find-claims.ts';

/**
 * Number of the order of a parcel that left, from a scan of the parcel's number or the order's.
 * @throws Refusal `claim.parcel_unknown`
 */
export async function numberOfParcel(db: Db | Tx, code: string): Promise<string> {
  const typed = code.replaceAll(' ', '');
  const wanted = JSON.stringify([{ trackingNumber: typed }]);
  const row = await db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select('o.number')
    .where('s.tracking_number', 'is not', null)
    .where((is) =>
      is.or([
        sql<boolean>`s.parcels @> ${wanted}::jsonb`,
        // The number of its return label.
        is('o.id', 'in', (from) =>
          from.selectFrom('return_labels').select('order_id').where('tracking_number', '=', typed),
        ),
        is('o.number', '=', /^\d{1,9}$/.test(typed) ? typed.padStart(9, '0') : typed),
      ]),
    )
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst();
  if (!row?.number) throw refuse('claim.parcel_unknown');
  return row.number;
}

/**
 * Records the return of a parcel of a locked order in its claim, opening one if needed. A scan of
 * the order's number means the first of its parcels without a claim. Idempotent.
 * @throws Refusal `claim.parcel_unknown`
 */
export async function receiveReturned(
  work: UnitOfWork,
  by: string,
  order: Order,
  code: string,
): Promise<number> {
  const { tx, now } = work;
  const parcels = order.shipment?.parcels ?? [];
  // An open return of the order is closed as arrived, whether its label was used or not.
  const arrived = await tx
    .updateTable('parcel_returns')
    .set({ arrived_at: new Date(now.epochMilliseconds) })
    .where('order_id', '=', order.id)
    .where('arrived_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning('request_id as requestId')
    .execute();
  await dropReturnLabels(
    work,
    arrived.map(({ requestId }) => requestId),
  );
  const open = await tx
    .selectFrom('parcel_claims')
    .select(['id', 'tracking_number as trackingNumber'])
    .where('order_id', '=', order.id)
    .where('settled_at', 'is', null)
    .orderBy('id')
    .execute();
  const typed = code.replaceAll(' ', '');
  const scanned = parcels.find(({ trackingNumber }) => trackingNumber === typed);
  const own = scanned
    ? open.find(({ trackingNumber }) => trackingNumber === scanned.trackingNumber)
    : open[0];
  if (own) return own.id;
  const parcel = scanned ?? parcels[0];
  if (!parcel) throw refuse('claim.parcel_unknown');
  const { id } = await tx
    .insertInto('parcel_claims')
    .values({
      order_id: order.id,
      tracking_number: parcel.trackingNumber,
      kind: 'returned',
      note: '',
      opened_at: new Date(now.epochMilliseconds),
      opened_by: by,
      cents: null,
      outcome: null,
      resent_as: null,
      settled_at: null,
      settled_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Records the inspected units of a returned parcel: sellable ones go back into stock under their
 * lot, the others are only recorded as waste. Refunds are independent of this.
 * @throws Refusal `claim.unknown`, `claim.no_pieces`; `claim.not_sent` for more than was sent and
 * not returned yet
 */
export async function takeIn(
  work: UnitOfWork,
  by: string,
  claimId: number,
  { pieces }: Inspection,
): Promise<void> {
  const { tx, now } = work;
  if (pieces.length === 0) throw refuse('claim.no_pieces');
  const { orderId, token, number } = await lockClaim(tx, claimId);
  const order = await lockOrder(work, token);
  if (!order) throw refuse('claim.unknown');
  const left = resendable(packedGoodsOf(order), await findCameBack(tx, orderId));
  for (const { variantCode, quantity } of pieces) {
    const rest = (left.get(variantCode) ?? 0) - quantity;
    if (rest < 0) throw refuse('claim.not_sent');
    left.set(variantCode, rest);
  }
  const dates = await tx
    .selectFrom('order_lots')
    .select(['variant_code as variantCode', 'lot', 'best_before as bestBefore'])
    .where('order_id', '=', orderId)
    .execute();
  for (const { variantCode, quantity, outcome, ...piece } of pieces) {
    const lot = piece.lot ? lotCode(piece.lot) : '';
    if (outcome === 'shelf')
      await moveStock(work, by, {
        variantCode,
        reason: 'return',
        quantity,
        note: number ?? '',
        lot,
        place: piece.place,
        bestBefore: dates.find((one) => one.variantCode === variantCode && one.lot === lot)
          ?.bestBefore,
      });
    await tx
      .insertInto('returned_pieces')
      .values({
        claim_id: claimId,
        variant_code: variantCode,
        lot,
        quantity,
        outcome,
        taken_in_at: new Date(now.epochMilliseconds),
        taken_in_by: by,
      })
      .execute();
  }
}
