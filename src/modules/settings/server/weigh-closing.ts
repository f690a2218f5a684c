import { sql } from 'kysely';
import { dispatchDay, isClosedAtWarehouse } from '#modules/shipping/rules/index.ts';
import type { Db } from '#registry/schema.ts';
import type { ClosingShape } from '../admin-contracts.ts';
import { parsedSetting } from './editable.ts';

/** Number of subscriptions and orders named per day. */
const NAMED = 12;

const spansOf = (value: string) => parsedSetting('WAREHOUSE_CLOSED', value)?.WAREHOUSE_CLOSED ?? [];

/**
 * Days that would newly close (`after` instead of `before`, values of WAREHOUSE_CLOSED) although something is to leave on
 * them: announced subscription deliveries and promised orders, with the next dispatch day, computed as any dispatch day is.
 */
export async function weighClosing(
  db: Db,
  today: Temporal.PlainDate,
  { before, after }: { before: string; after: string },
): Promise<ClosingShape[]> {
  const [closed, earlier] = [spansOf(after), spansOf(before)];
  if (closed.length === 0) return [];
  // Reads tables of other modules in SQL, as the customer timeline does.
  const { rows } = await sql<Omit<ClosingShape, 'next'>>`
    select leaving.day::text as day,
      count(leaving.code)::integer as deliveries, count(leaving.number)::integer as orders,
      coalesce((array_agg(leaving.code order by leaving.code)
        filter (where leaving.code is not null))[1:${sql.lit(NAMED)}], '{}') as "subscriptionCodes",
      coalesce((array_agg(leaving.number order by leaving.number)
        filter (where leaving.number is not null))[1:${sql.lit(NAMED)}], '{}') as "orderNumbers"
    from (
      select c.shipping_date as day, s.code, null::text as number
      from subscription_cycles c join subscriptions s on s.id = c.subscription_id
      where c.closed_at is null and c.state = 'draft' and s.status not in ('paused', 'stopped')
      union all
      select d.dispatch_on, null, o.number
      from orders o join shipments d on d.order_id = o.id
      where o.number is not null and o.state = 'new' and o.shipping_state = 'ready'
    ) leaving
    where leaving.day >= ${today.toString()}::date
      and exists (
        select from json_to_recordset(${JSON.stringify(closed)}) as span("from" date, "to" date)
        where leaving.day between span."from" and span."to")
    group by leaving.day order by leaving.day`.execute(db);
  return rows.flatMap(({ day, ...leaving }) => {
    const date = Temporal.PlainDate.from(day);
    if (isClosedAtWarehouse(date, earlier)) return [];
    return [{ day, next: dispatchDay(date, closed).toString(), ...leaving }];
  });
}
