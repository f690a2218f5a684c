import type { Order } from '#modules/orders/server/index.ts';
import { parcelGrams } from '#modules/shipping/rules/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Carrier } from '../rules/index.ts';
import { addressKey } from './address-key.ts';
import { leaveParcels } from './follow-parcel.ts';

/** Maximum weight of a parcel in grams, for all carriers. */
const HEAVIEST = 30_000;

/**
 * Saves a request for a return label, to be sent to the carrier, and returns its id. Lock the order
 * first.
 */
export async function wantReturnLabel(
  { tx, now }: UnitOfWork,
  by: string,
  order: Order,
  carrier: Carrier,
): Promise<number> {
  const before = await tx
    .selectFrom('label_requests')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('order_id', '=', order.id)
    .where('kind', '=', 'return')
    .executeTakeFirstOrThrow();
  const nth = Number(before.count) + 1;
  const goods = order.lines.reduce((sum, line) => sum + line.grossGrams * line.quantity, 0);
  const { id } = await tx
    .insertInto('label_requests')
    .values({
      reference: `${order.number}-R${nth}`,
      carrier,
      kind: 'return',
      order_id: order.id,
      parcel: nth,
      grams: Math.min(HEAVIEST, parcelGrams(goods)),
      address_key: addressKey(order),
      state: 'wanted',
      sent_at: null,
      ended_at: null,
      reason: null,
      wanted_at: new Date(now.epochMilliseconds),
      wanted_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Asks the carrier again for a return label it refused, under the same reference. */
export async function wantReturnAgain({ tx }: UnitOfWork, requestId: number): Promise<void> {
  await tx
    .updateTable('label_requests')
    .set({ state: 'wanted', reason: null })
    .where('id', '=', requestId)
    .where('state', '=', 'refused')
    .execute();
}

/** Cancels return labels; one already made is charged only if it is used. */
export async function dropReturnLabels(
  work: UnitOfWork,
  requestIds: readonly number[],
): Promise<void> {
  if (requestIds.length === 0) return;
  // Done first: waits for a carrier's response being saved, so that a parcel followed by it is also covered.
  await work.tx
    .updateTable('label_requests')
    .set({ state: 'dropped' })
    .where('id', 'in', [...requestIds])
    .where('state', 'in', ['wanted', 'sent', 'refused'])
    .execute();
  await leaveParcels(work, requestIds);
}
