import type { Cents } from '#kit/money.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { Db, Tx, Work } from '#schema.ts';
import type { Reminder } from '../rules/index.ts';

/** Changes asked for by a customer that show them what the delivery costs from then on. */
const REPRICING = [
  ...['item_added', 'item_changed', 'item_removed', 'coupon_added', 'coupon_removed'],
  ...['shipping', 'shipping_address', 'billing_address'],
];

/**
 * What a customer was told last that a delivery costs, or null (REL-42): by a reminder, or by the
 * draft itself when they changed it since.
 */
export async function findAnnounced(
  db: Db | Tx,
  cycleId: number,
  draft: Order,
): Promise<Cents | null> {
  const last = await db
    .selectFrom('renewal_notices')
    .select(['announced_total', 'told_at'])
    .where('cycle_id', '=', cycleId)
    .orderBy('told_at', 'desc')
    .executeTakeFirst();
  if (!last) return null;
  const changed = await db
    .selectFrom('subscription_changes as h')
    .innerJoin('subscription_cycles as c', 'c.subscription_id', 'h.subscription_id')
    .select('h.id')
    .where('c.id', '=', cycleId)
    .where('h.actor', 'in', ['customer', 'staff'])
    .where('h.kind', 'in', REPRICING)
    .where('h.at', '>=', last.told_at)
    .executeTakeFirst();
  return changed ? draft.pricing.total : last.announced_total;
}

/** Notes what a customer is told that it costs at most; false when they were told so before. */
export async function noteAnnounced(
  { tx, now }: Work,
  cycle: { id: number; shippingDate: string },
  kind: Reminder,
  total: Cents,
): Promise<boolean> {
  const written = await tx
    .insertInto('renewal_notices')
    .values({
      ...{ cycle_id: cycle.id, kind, shipping_date: cycle.shippingDate },
      ...{ announced_total: total, told_at: new Date(now.epochMilliseconds) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cycle_id')
    .executeTakeFirst();
  return written !== undefined;
}
