import { sql } from 'kysely';
import { TIME_ZONE } from '#kit/dates.ts';
import type { AppContext } from '#registry/schema.ts';
import type { TodayShape } from '../admin-contracts.ts';

/** Two periods of thirty days, side by side. */
const DAYS = 60;
/** Money that has not come this close to its last day is to be asked for. */
const SOON_DAYS = 3;

/** What waits for the team among the orders, and what was ordered on each of the last sixty days. */
export async function readOrdersToday({ db, clock }: AppContext): Promise<TodayShape> {
  const now = clock.now();
  const today = clock.today();
  const soon = new Date(now.add({ hours: 24 * SOON_DAYS }).epochMilliseconds);
  const paid = sql<boolean>`o.payment_state in ('authorized', 'paid', 'partially_refunded')
    and o.shipping_state = 'ready'`;
  const unpaid = sql<boolean>`o.payment_state = 'awaiting_payment' and o.confirmed_at is not null`;
  const waiting = await db
    .selectFrom('orders as o')
    .innerJoin('shipments as s', 's.order_id', 'o.id')
    .select([
      sql<number>`count(*) filter (where ${paid})`.as('toPrepare'),
      sql<number>`count(*) filter (where ${paid} and s.dispatch_on < ${today.toString()}::date)`.as(
        'late',
      ),
      sql<number>`count(*) filter (where ${unpaid})`.as('unpaid'),
      sql<number>`count(*) filter (where ${unpaid} and o.payment_due_at <= ${soon})`.as(
        'unpaidSoon',
      ),
    ])
    .where('o.state', '=', 'new')
    .executeTakeFirstOrThrow();
  const first = today.subtract({ days: DAYS - 1 });
  const since = first.toZonedDateTime({ timeZone: TIME_ZONE }).epochMilliseconds;
  const day = sql<string>`to_char(placed_at at time zone ${sql.lit(TIME_ZONE)}, 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom('orders')
    .select([day.as('day'), sql<number>`count(*)`.as('orders')])
    .select(sql<number>`coalesce(sum(total), 0)`.as('amount'))
    .where('placed_at', '>=', new Date(since))
    .where('state', '<>', 'cancelled')
    .groupBy(day)
    .execute();
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days = Array.from({ length: DAYS }, (_, index) => {
    const name = first.add({ days: index }).toString();
    const { orders = 0, amount = 0 } = byDay.get(name) ?? {};
    return { day: name, orders: Number(orders), amount: Number(amount) };
  });
  return {
    '@id': '/api/v2/admin/orders-today',
    '@type': 'OrdersToday',
    toPrepare: Number(waiting.toPrepare),
    late: Number(waiting.late),
    unpaid: Number(waiting.unpaid),
    unpaidSoon: Number(waiting.unpaidSoon),
    days,
  };
}
