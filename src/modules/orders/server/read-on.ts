import { sql } from 'kysely';
import { refuseFields } from '#kit/refusal.ts';
import type { Db } from '#registry/schema.ts';
import type { ChangedOrderShape, OrderChangesShape } from '../admin-contracts.ts';

interface Place {
  /** System identifier of the database cluster, because transaction numbers are only comparable within it. */
  cluster: string;
  transaction: string;
  id: string;
}

const CURSOR = /^(\d{1,20})-(\d{1,20})-(\d{1,15})$/;

/** @throws Refusal on path `after` for a malformed cursor */
function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [, cluster, transaction, id] = CURSOR.exec(cursor) ?? [];
  if (!cluster || !transaction || !id || BigInt(transaction) >= 2n ** 64n)
    throw refuseFields([{ propertyPath: 'after', code: 'order.cursor' }]);
  return { cluster, transaction, id };
}

/**
 * Placed orders in the order they were last written, after a cursor: every order written since appears at least once.
 * Orders written by a transaction that may still be open, or after one, wait for the next call, so that none is
 * skipped. A cursor of another cluster, as after a restored backup, starts from the beginning.
 */
export async function listOrderChanges(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<OrderChangesShape> {
  const requested = placeOf(after);
  // Transaction numbers of a former cluster may exceed the current ones; these orders are renumbered.
  await sql`
    update orders set changed_in = '0' where placed_at is not null
      and changed_in >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  const { rows: own } = await sql<{ cluster: string }>`
    select system_identifier::text as cluster from pg_control_system()`.execute(db);
  const cluster = own[0]?.cluster ?? '0';
  const from = requested?.cluster === cluster ? requested : { transaction: '0', id: '0' };
  const { rows } = await sql<ChangedOrderShape & { transaction: string; id: string }>`
    select o.id::text as id, o.changed_in::text as transaction, o.number, o.channel, o.currency, o.version,
      o.state, o.payment_state as "paymentState", o.shipping_state as "shippingState", o.total,
      to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "placedAt",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'variant', i.variant_code, 'quantity', i.quantity, 'total', i.total) order by i.id), '[]')
        from order_items i where i.order_id = o.id) as items
    from orders o
    where o.placed_at is not null and o.number is not null
      and (o.changed_in, o.id) > (${from.transaction}::text::xid8, ${from.id}::bigint)
      and o.changed_in < pg_snapshot_xmin(pg_current_snapshot())
    order by o.changed_in, o.id limit ${limit}`.execute(db);
  const last = rows.at(-1);
  const place = last ? `${last.transaction}-${last.id}` : `${from.transaction}-${from.id}`;
  return {
    '@type': 'OrderChanges',
    orders: rows.map(({ id: _, transaction: __, ...order }) => order),
    next: `${cluster}-${place}`,
    isLast: rows.length < limit,
  };
}
