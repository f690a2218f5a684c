import { sql } from 'kysely';
import type { z } from 'zod';
import { orderOf, usualSort } from '#kit/team-list.ts';
import { refsFoundBy } from '#modules/team-search/server/index.ts';
import { countMost } from '#platform/count-most.ts';
import { narrowList } from '#platform/narrow-list.ts';
import type { Db } from '#registry/schema.ts';
import type { listAllOrders } from '../admin-operations.ts';
import { type AttentionCode, orderStatus } from '../rules/index.ts';
import { orderList } from '../rules/team-list.ts';
import { heldCodes, isHeldBack, isHeldFor } from './attention.ts';
import { isOwed, isOwedSoon } from './owed-orders.ts';

type OrderFilter = Omit<z.output<typeof listAllOrders.query>, 'page' | 'itemsPerPage'>;

/** Placed orders of all customers, newest first unless `sort` says otherwise; always one statement. */
export async function listOrdersForTeam(
  db: Db,
  filter: OrderFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
  /** `withPeople`: whether the search may match customers. */
  { now, withPeople = true }: { now: Temporal.Instant; withPeople?: boolean },
) {
  const { column, direction } = orderOf(filter.sort ?? usualSort(orderList), {
    placedAt: 'o.placed_at',
    total: 'o.total',
  } as const);
  const orders = db
    .selectFrom('orders as o')
    .leftJoin('order_addresses as a', (join) =>
      join.onRef('a.order_id', '=', 'o.id').on('a.kind', '=', 'shipping'),
    )
    .where('o.placed_at', 'is not', null);
  const narrowed = narrowList(orders, orderList, filter, {
    search: (q, typed) => {
      const text = typed.trim();
      if (text === '') return q;
      const found = refsFoundBy('order', text, { withPeople });
      return q.where(sql<boolean>`o.id in (select f.ref::bigint from (${found}) f)`);
    },
    shippingState: (q, state) =>
      state === 'partly'
        ? q.where('o.shipping_state', '=', 'ready').where(hasParcels)
        : q.where('o.shipping_state', '=', state),
    from: (q, day) => q.where('o.placed_at', '>=', startOf(day)),
    until: (q, day) => q.where('o.placed_at', '<', startOf(day, 1)),
    held: (q, code) => q.where(code === 'any' ? isHeldBack : isHeldFor(code as AttentionCode)),
    owed: (q, which) => q.where(which === 'soon' ? isOwedSoon(now) : isOwed),
    promotion: (q, code) =>
      q.where(
        'o.id',
        'in',
        db.selectFrom('promotion_uses').select('order_id').where('promotion_code', '=', code),
      ),
  });
  const rows = await narrowed
    .leftJoin('payments as p', 'p.order_id', 'o.id')
    .select([
      'o.number',
      'o.placed_at as placedAt',
      'o.email',
      'o.channel',
      'o.total',
      'o.state',
      'o.payment_state as paymentState',
      'o.shipping_state as shippingState',
      'p.state as payment',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'o.subscription',
    ])
    .select([heldCodes.as('held'), hasParcels.as('hasParcels')])
    .orderBy(column, direction)
    .orderBy('o.id', direction)
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  return { rows, total: await countMost(db, narrowed) };
}

/** Whether a parcel of it has left. */
const hasParcels = sql<boolean>`exists (
  select from shipments s where s.order_id = o.id and s.tracking_number is not null)`;

/** Start of a civil day in Paris, plus some days. */
const startOf = (day: string, later = 0) =>
  sql<Date>`((${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Paris')`;

export type TeamOrderRow = Awaited<ReturnType<typeof listOrdersForTeam>>['rows'][number];

/** The single status of a row, the one its customer sees. */
export const statusOfRow = ({ payment, ...row }: TeamOrderRow) =>
  orderStatus({
    ...(row as unknown as Pick<
      Parameters<typeof orderStatus>[0],
      'state' | 'paymentState' | 'shippingState'
    >),
    lastAttemptRefused: payment === 'failed',
    hasParcels: row.hasParcels,
  });
