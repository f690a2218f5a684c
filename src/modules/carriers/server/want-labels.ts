import type { Order } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Carrier, labelReference } from '../rules/index.ts';
import { addressKey } from './address-key.ts';

/** Parcels of an order to request labels for. */
export interface ParcelsToLabel {
  order: Order;
  carrier: Carrier;
  /** Parcel numbers from 1, with the weight in grams, packaging included. */
  parcels: readonly { parcel: number; grams: number }[];
}

/**
 * Saves the label requests to be sent: one per parcel and address. A refused one is repeated under
 * the same reference; one for an address corrected meanwhile is dropped.
 */
export async function wantLabels(
  { tx, now }: UnitOfWork,
  by: string,
  wanted: readonly ParcelsToLabel[],
): Promise<void> {
  if (wanted.length === 0) return;
  const existing = await tx
    .selectFrom('label_requests')
    .select(['id', 'order_id as orderId', 'parcel', 'address_key as key', 'state'])
    .where(
      'order_id',
      'in',
      wanted.map(({ order }) => order.id),
    )
    .where('kind', '=', 'outward')
    .forUpdate()
    .execute();
  const at = new Date(now.epochMilliseconds);
  const again: number[] = [];
  const dropped: number[] = [];
  const fresh = wanted.flatMap(({ order, carrier, parcels }) =>
    parcels.flatMap(({ parcel, grams }) => {
      const key = addressKey(order);
      const before = existing.filter((one) => one.orderId === order.id && one.parcel === parcel);
      const open = before.filter(({ state }) => state === 'wanted' || state === 'sent');
      dropped.push(...open.filter((one) => one.key !== key).map(({ id }) => id));
      if (open.some((one) => one.key === key)) return [];
      const refused = before.find((one) => one.state === 'refused' && one.key === key);
      if (refused) {
        again.push(refused.id);
        return [];
      }
      return [
        {
          reference: labelReference(order.number ?? '', parcel, before.length + 1),
          carrier,
          kind: 'outward' as const,
          order_id: order.id,
          parcel,
          grams,
          address_key: key,
          state: 'wanted' as const,
          sent_at: null,
          ended_at: null,
          reason: null,
          wanted_at: at,
          wanted_by: by,
        },
      ];
    }),
  );
  if (dropped.length > 0)
    await tx
      .updateTable('label_requests')
      .set({ state: 'dropped' })
      .where('id', 'in', dropped)
      .execute();
  if (again.length > 0)
    await tx
      .updateTable('label_requests')
      .set({ state: 'wanted', reason: null })
      .where('id', 'in', again)
      .execute();
  if (fresh.length > 0) await tx.insertInto('label_requests').values(fresh).execute();
}
