import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#registry/schema.ts';
import { type Chosen, days, PLACED_ON, SOLD } from './derive-facts.ts';

/** Cohorts (first days of months) and days of endings whose sums have to be recomputed; null: all. */
interface Touched {
  cohorts: Chosen;
  endings: Chosen;
}

const monthOf = (day: RawBuilder<unknown>) => sql`date_trunc('month', ${day}::timestamp)::date`;

/**
 * Recomputes lifetime and revenue of subscriptions by month: of the first order the articles at its
 * interval, of later deliveries the whole total.
 */
export async function deriveLives(tx: Tx, chosen: Chosen): Promise<Touched> {
  const of = (column: RawBuilder<unknown>) =>
    chosen === null ? sql`true` : sql`${column} = any (${chosen}::text[])`;
  const { rows } = await sql<{ cohort: string; day: string | null }>`
    with gone as (
      delete from subscription_lives where ${of(sql`subscription`)} returning cohort, ended_on
    ), gone_months as (
      delete from subscription_months where ${of(sql`subscription`)}
    ), deliveries as materialized (
      select s.code, s.channel, s.stopped_at, s.stop_reason, ${PLACED_ON} as day,
        case when o.id is distinct from s.created_from then o.total
             else coalesce((select sum(i.total) from order_items i
                            where i.order_id = o.id and i.subscription_interval = s.first_frequency), 0) end as gross
      from subscriptions s
      -- The order that created the subscription may also have its code; it is counted once.
      cross join lateral (select id from orders where id = s.created_from
                          union all select id from orders where subscription = s.code and id is distinct from s.created_from) own
      join orders o on o.id = own.id
      where ${of(sql`s.code`)} and ${SOLD}
    ), begun as (
      select code, min(day) as began_on, ${monthOf(sql`min(day)`)} as cohort, max(day) as last_on
      from deliveries group by 1
    ), lives as (
      insert into subscription_lives (subscription, channel, cohort, began_on, ended_on, reason)
      select b.code, s.channel, b.cohort, b.began_on,
        case when s.stopped_at is not null
             then greatest((s.stopped_at at time zone 'Europe/Paris')::date, b.last_on) end,
        case when s.stopped_at is not null then coalesce(s.stop_reason, '') end
      from begun b join subscriptions s on s.code = b.code
      on conflict (subscription) do update set channel = excluded.channel, cohort = excluded.cohort,
        began_on = excluded.began_on, ended_on = excluded.ended_on, reason = excluded.reason
      returning cohort, ended_on
    ), months as (
      insert into subscription_months (subscription, cohort, channel, month, orders, gross)
      select d.code, b.cohort, d.channel, ${monthOf(sql`d.day`)}, count(*), sum(d.gross)
      from deliveries d join begun b on b.code = d.code group by 1, 2, 3, 4
      on conflict (subscription, month) do update set cohort = excluded.cohort, channel = excluded.channel,
        orders = excluded.orders, gross = excluded.gross
    )
    select cohort, ended_on as day from gone
    union select cohort, ended_on from lives`.execute(tx);
  if (chosen === null) return { cohorts: null, endings: null };
  return {
    cohorts: [...new Set(rows.map(({ cohort }) => cohort))],
    endings: [...new Set(rows.flatMap(({ day }) => day ?? []))],
  };
}

/** Sums subscription lifetimes by month of the start, and by day and reason of the ending. */
export async function deriveCohorts(tx: Tx, { cohorts, endings }: Touched): Promise<void> {
  await sql`delete from cohort_facts where ${days(cohorts, sql`cohort`)}`.execute(tx);
  await sql`
    insert into cohort_facts (cohort, channel, month, began, ended, orders, gross)
    select cohort, channel, month, sum(began), sum(ended), sum(orders), sum(gross) from (
      select cohort, channel, cohort as month, count(*) as began, 0 as ended, 0 as orders, 0 as gross
      from subscription_lives where ${days(cohorts, sql`cohort`)} group by 1, 2
      union all
      select cohort, channel, ${monthOf(sql`ended_on`)}, 0, count(*), 0, 0
      from subscription_lives where ended_on is not null and ${days(cohorts, sql`cohort`)} group by 1, 2, 3
      union all
      select cohort, channel, month, 0, 0, sum(orders), sum(gross)
      from subscription_months where ${days(cohorts, sql`cohort`)} group by 1, 2, 3
    ) all_of_them group by 1, 2, 3`.execute(tx);
  await sql`delete from ending_facts where ${days(endings, sql`day`)}`.execute(tx);
  await sql`
    insert into ending_facts (day, channel, reason, subscriptions, amount)
    select l.ended_on, l.channel, l.reason, count(*), coalesce(sum(-m.amount), 0)
    from subscription_lives l
    left join recurring_moves m on m.subscription = l.subscription and m.move = 'churn'
    where l.ended_on is not null and ${days(endings, sql`l.ended_on`)} group by 1, 2, 3`.execute(
    tx,
  );
}
