import { sql } from 'kysely';
import { findParcels } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Access } from './lock-for-change.ts';
import { findSubscriptionByCode } from './queries.ts';
import { recordChange } from './record-change.ts';
import type { Subscription } from './subscription.ts';
import { findTogether, type Together } from './together.ts';

/** The deliveries in the parcel of one, by the id of their order, and who pays there. */
type Shared = Map<number, Together>;

/** What leaves in one parcel with the next delivery of a subscription, as it stands. */
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
 * Runs a change of a subscription by its customer, or for them. Where it takes its delivery out of a parcel, the same
 * customer's deliveries it leaves behind pay a transport from then on: it is noted in their history as theirs, and what
 * was announced of them is their ceiling no longer (decision 0415). Of somebody else's, the announced price is kept.
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
  // Who parted by their own press is noted there, on both sides.
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

/** What parted them is undone: they share a parcel again, and the one that was left behind pays as it did. */
export async function forgetParting(work: UnitOfWork, subscription: Subscription): Promise<void> {
  for (const id of (await sharing(work, subscription)).keys()) {
    const { rows } = await sql<{ id: number }>`
      select subscription_id as id from subscription_cycles where order_id = ${id}`.execute(
      work.tx,
    );
    for (const row of rows) await forgetApart(work, row);
  }
}

/** They share again: that they were apart since they were announced counts no longer. */
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
