import type { Order } from '#modules/orders/server/index.ts';
import { parcelGrams } from '#modules/shipping/rules/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Carrier } from '../rules/index.ts';
import { addressKey } from './address-key.ts';
import { leaveParcels } from './follow-parcel.ts';

/** No carrier takes more in one parcel, in grams. */
const HEAVIEST = 30_000;

/**
 * Writes down that a label is wanted with which an order is sent back, before anybody is asked, and answers the id of the request.
 * Lock the order first.
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

/** These are not wanted any more: what was made of them is charged once somebody hands it over. */
export async function dropReturnLabels(
  work: UnitOfWork,
  requestIds: readonly number[],
): Promise<void> {
  if (requestIds.length === 0) return;
  // First: it waits for a carrier’s answer that is being recorded, and what that begins to follow is left too.
  await work.tx
    .updateTable('label_requests')
    .set({ state: 'dropped' })
    .where('id', 'in', [...requestIds])
    .where('state', 'in', ['wanted', 'sent', 'refused'])
    .execute();
  await leaveParcels(work, requestIds);
}
