import { sql } from 'kysely';
import { TIME_ZONE } from '#kit/dates.ts';
import type { AppContext } from '#registry/schema.ts';
import type { TodayShape } from '../admin-contracts.ts';
import { alertDays, lateBefore } from '../rules/index.ts';
import { isHeldBack } from './attention.ts';
import { isOwed, isOwedSoon } from './owed-orders.ts';

/** Two periods of thirty days, to compare. */
const DAYS = 60;
/** Paid or authorised: what counts as sold (O-05). */
const SOLD = sql<boolean>`payment_state in ('authorized', 'paid', 'partially_refunded')`;
/** Confirmed, but not paid in full. */
const OWED = sql<boolean>`payment_state in
  ('awaiting_payment', 'partially_authorized', 'partially_paid')`;

/** Orders waiting for the team, and sales of each of the last sixty days. */
export async function readOrdersToday({ db, clock }: AppContext): Promise<TodayShape> {
  const now = clock.now();
  const today = clock.today();
  const paid = sql<boolean>`o.payment_state in ('authorized', 'paid', 'partially_refunded')
    and o.shipping_state = 'ready' and not ${isHeldBack}`;
  const waiting = await db
    .selectFrom('orders as o')
    .leftJoin('shipments as s', 's.order_id', 'o.id')
    .select([
      sql<number>`count(*) filter (where ${paid})`.as('toPrepare'),
      sql<number>`count(*) filter (where ${paid} and s.dispatch_on < ${lateBefore(today).toString()}::date)`.as(
        'late',
      ),
      sql<number>`count(*) filter (where ${isOwed})`.as('unpaid'),
      sql<number>`count(*) filter (where ${isOwedSoon(now)})`.as('unpaidSoon'),
    ])
    .where('o.state', '=', 'new')
    .executeTakeFirstOrThrow();
  const { held } = await db
    .selectFrom('orders as o')
    .select((from) => from.fn.countAll<number>().as('held'))
    .where('o.placed_at', 'is not', null)
    .where(isHeldBack)
    .executeTakeFirstOrThrow();
  const first = today.subtract({ days: DAYS - 1 });
  const since = first.toZonedDateTime({ timeZone: TIME_ZONE }).epochMilliseconds;
  const day = sql<string>`to_char(placed_at at time zone ${sql.lit(TIME_ZONE)}, 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom('orders')
    .select([day.as('day'), sql<number>`count(*) filter (where ${SOLD})`.as('orders')])
    .select(sql<number>`coalesce(sum(total) filter (where ${SOLD}), 0)`.as('amount'))
    .select(sql<number>`coalesce(sum(total) filter (where ${OWED}), 0)`.as('owed'))
    .where('placed_at', '>=', new Date(since))
    .where('state', '<>', 'cancelled')
    .groupBy(day)
    .execute();
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days = Array.from({ length: DAYS }, (_, index) => {
    const name = first.add({ days: index }).toString();
    const { orders = 0, amount = 0, owed = 0 } = byDay.get(name) ?? {};
    return { day: name, orders: Number(orders), amount: Number(amount), owed: Number(owed) };
  });
  return {
    '@id': '/api/v2/admin/orders-today',
    '@type': 'OrdersToday',
    toPrepare: Number(waiting.toPrepare),
    late: Number(waiting.late),
    held: Number(held),
    unpaid: Number(waiting.unpaid),
    unpaidSoon: Number(waiting.unpaidSoon),
    soonDays: alertDays().UNPAID_ALERT_DAYS,
    lateAfterDays: alertDays().LATE_AFTER_DAYS,
    days,
  };
}
