import { refuse } from '#kit/refusal.ts';
import { carrierOf } from '#modules/carriers/rules/index.ts';
import { dropReturnLabels, wantReturnLabel } from '#modules/carriers/server/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import { listShippingMethods } from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { ReturnReason } from '../rules/index.ts';

/** Who asked a carrier for a label, if it was nobody of the team. */
const CUSTOMER = 'customer';

/**
 * Offers the customer of a locked order a prepaid return label, requested from the carrier of the
 * delivery; the customer gets a mail once it exists. `by` is null for the customer.
 * @throws Refusal `return.nothing_sent`, `return.no_carrier`, `return.open_already`
 */
export async function offerReturn(
  work: UnitOfWork,
  by: string | null,
  order: Order,
  reason: ReturnReason,
): Promise<void> {
  const { tx, now } = work;
  if ((order.shipment?.parcels ?? []).length === 0) throw refuse('return.nothing_sent');
  const methods = await listShippingMethods(tx);
  const method = methods.find(({ code }) => code === order.shipment?.methodCode);
  const carrier = method ? carrierOf(method) : null;
  if (!carrier) throw refuse('return.no_carrier');
  const open = await tx
    .selectFrom('parcel_returns')
    .select('id')
    .where('order_id', '=', order.id)
    .where('arrived_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  if (open) throw refuse('return.open_already');
  await tx
    .insertInto('parcel_returns')
    .values({
      order_id: order.id,
      request_id: await wantReturnLabel(work, by ?? CUSTOMER, order, carrier),
      reason,
      offered_at: new Date(now.epochMilliseconds),
      offered_by: by,
      arrived_at: null,
      cancelled_at: null,
    })
    .execute();
}

/** Cancels a return that has not arrived. @throws Refusal `return.unknown`, `return.over` */
export async function cancelReturn(work: UnitOfWork, id: number): Promise<void> {
  const { tx, now } = work;
  const row = await tx
    .selectFrom('parcel_returns')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('return.unknown');
  if (row.arrived_at || row.cancelled_at) throw refuse('return.over');
  await dropReturnLabels(work, [row.request_id]);
  await tx
    .updateTable('parcel_returns')
    .set({ cancelled_at: new Date(now.epochMilliseconds) })
    .where('id', '=', id)
    .execute();
}
