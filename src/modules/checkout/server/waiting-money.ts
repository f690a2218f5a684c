import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { FinancesShape } from '../admin-contracts.ts';
import { isOffline, OFFLINE_METHODS } from '../rules/index.ts';

/** Maximum rows: more than a team handles in a day. */
const MOST = 200;

/** Orders whose cheque or transfer has not arrived in full; earliest deadline first. */
export async function findUnpaid(db: Db): Promise<FinancesShape['unpaid']> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .leftJoin('order_addresses as a', (join) =>
      join.onRef('a.order_id', '=', 'o.id').on('a.kind', '=', 'billing'),
    )
    .select(['o.number', 'o.total', 'o.placed_at as placedAt', 'o.payment_due_at as dueAt'])
    .select(['p.method_code as method', 'a.first_name as firstName', 'a.last_name as lastName'])
    .select(
      sql<number>`(select coalesce(sum(r.amount), 0)::int from payment_receipts r
                   where r.order_token = o.token)`.as('banked'),
    )
    .where('o.state', '=', 'new')
    .where('o.payment_state', 'in', ['awaiting_payment', 'partially_paid'])
    .where('o.placed_at', 'is not', null)
    .where('p.method_code', 'in', [...OFFLINE_METHODS])
    .orderBy('o.payment_due_at')
    .orderBy('o.id')
    .limit(MOST)
    .execute();
  return rows.map(({ number, total, placedAt, dueAt, method, banked, ...who }) => ({
    order: number ?? '',
    name: [who.firstName, who.lastName].filter(Boolean).join(' '),
    method,
    total,
    banked,
    placedAt: placedAt?.toISOString() ?? '',
    dueAt: dueAt?.toISOString() ?? null,
  }));
}

/** Refunds requested and not paid yet, oldest first. */
export async function findPendingRefunds(db: Db): Promise<FinancesShape['refunds']> {
  const rows = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select(['r.id', 'r.amount', 'r.reason', 'r.requested_at as requestedAt'])
    .select(['o.number', 'p.method_code as method'])
    .where('r.state', '=', 'pending')
    .orderBy('r.id')
    .limit(MOST)
    .execute();
  return rows.map(({ number, requestedAt, ...refund }) => ({
    ...refund,
    order: number ?? '',
    offline: isOffline(refund.method),
    requestedAt: requestedAt.toISOString(),
  }));
}
