import { sql } from 'kysely';
import { findParcels } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Access } from './lock-for-change.ts';
import { findSubscriptionByCode } from './queries.ts';
import { recordChange } from './record-change.ts';
import type { Subscription } from './subscription.ts';
import { findTogether, type Together } from './together.ts';

/** By order id, the deliveries that share a parcel with one, and whether each pays the delivery fee. */
type Shared = Map<number, Together>;

/** The deliveries that currently share a parcel with the next delivery of a subscription. */
async function sharing({ tx }: UnitOfWork, { cycle }: Subscription): Promise<Shared> {
  const own = cycle?.orderId;
  if (!own) return new Map();
  const companions = (await findTogether(tx, [own])).get(own)?.companions ?? [];
  return findTogether(
    tx,
    companions.map(({ id }) => id),
  );
}

/**
 * Runs a change of a subscription by its customer, or on their behalf. If it takes the delivery out of a shared
 * parcel, the remaining deliveries of the same customer pay their own delivery fee: a history entry records this as
 * the customer's change, so the announced price no longer limits them (decision 0415). Deliveries of other customers
 * keep their announced price.
 */
export async function notingParting<T>(
  work: UnitOfWork,
  subscription: Subscription,
  { by = 'customer', memberId }: Pick<Access, 'by' | 'memberId'>,
  command: () => Promise<T>,
): Promise<T> {
  const before = await sharing(work, subscription);
  const result = await command();
  if (by === 'shop') return result;
  const ids = [...before.keys()];
  const after = await findTogether(work.tx, ids);
  // Deliveries separated by an explicit request are excluded: that command records both sides itself.
  const agreed = await findParcels(work.tx, ids);
  for (const [id, { pays }] of before) {
    const left = after.get(id);
    const paysMore = left ? left.pays && !pays : true;
    if (paysMore && agreed.has(id)) await noteApart(work, subscription, id, { by, memberId });
  }
  return result;
}

async function noteApart(
  work: UnitOfWork,
  { customerId }: Subscription,
  orderId: number,
  { by, memberId }: Required<Pick<Access, 'by'>> & Pick<Access, 'memberId'>,
): Promise<void> {
  const row = await work.tx
    .selectFrom('orders')
    .select('subscription as code')
    .where('id', '=', orderId)
    .executeTakeFirst();
  const companion = row?.code ? await findSubscriptionByCode(work.tx, row.code) : null;
  if (companion?.customerId !== customerId || companion.cycle?.orderId !== orderId) return;
  await recordChange(work, companion, {
    kind: 'apart',
    actor: by,
    memberId,
    scope: 'next',
    details: { date: companion.cycle.shippingDate },
  });
}

/** After undoing the change that separated them, they share a parcel again and the fee is split as before. */
export async function forgetParting(work: UnitOfWork, subscription: Subscription): Promise<void> {
  for (const id of (await sharing(work, subscription)).keys()) {
    const { rows } = await sql<{ id: number }>`
      select subscription_id as id from subscription_cycles where order_id = ${id}`.execute(
      work.tx,
    );
    for (const row of rows) await forgetApart(work, row);
  }
}

/** Marks the separation as undone, so that it no longer affects the announced price. */
export async function forgetApart(
  { tx, now }: UnitOfWork,
  { id }: Pick<Subscription, 'id'>,
): Promise<void> {
  await tx
    .updateTable('subscription_changes')
    .set({ undone_at: new Date(now.epochMilliseconds) })
    .where('subscription_id', '=', id)
    .where('kind', '=', 'apart')
    .where('undone_at', 'is', null)
    .execute();
}
