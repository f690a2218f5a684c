import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#registry/schema.ts';

/** Average number of days in a month, over four years. */
const MONTH_DAYS = 30.4375;

/** SQL: paid or authorised, and not cancelled: counts as a sale (O-05). */
export const SOLD = sql`o.placed_at is not null and o.state <> 'cancelled' and o.resends is null
  and o.payment_state in ('authorized', 'paid', 'partially_refunded')`;
/** SQL: civil date in Paris on which an order was placed. */
export const PLACED_ON = sql`(o.placed_at at time zone 'Europe/Paris')::date`;

/** Days or subscriptions to recompute; null: all. */
export type Chosen = readonly string[] | null;

export const days = (chosen: Chosen, day: RawBuilder<unknown>) =>
  chosen === null ? sql`true` : sql`${day} = any (${chosen}::date[])`;

/** SQL: bounds on instants that an index can use; the exact day is checked as well. */
export const near = (chosen: Chosen) =>
  chosen === null
    ? sql`true`
    : sql`o.placed_at >= (select min(day) from unnest(${chosen}::date[]) day) - interval '1 day'
      and o.placed_at < (select max(day) from unnest(${chosen}::date[]) day) + interval '2 days'`;

/** Recomputes sales by day, site, kind and product; delivery and number of orders have no product. */
export async function deriveSales(tx: Tx, chosen: Chosen): Promise<void> {
  await sql`delete from sales_facts where ${days(chosen, sql`day`)}`.execute(tx);
  await sql`
    with sold as materialized (
      select o.id, ${PLACED_ON} as day, o.placed_at, o.channel, o.total,
        case when exists (select from subscriptions s where s.created_from = o.id) then 'first'
             when o.subscription is not null then 'renewal'
             else 'once' end as kind
      from orders o where ${SOLD} and ${near(chosen)} and ${days(chosen, PLACED_ON)}
    ), lines as (
      select s.day, s.channel, s.kind, s.id, i.product_sku, i.quantity, i.total, i.net, c.average
      from sold s join order_items i on i.order_id = s.id
      -- The weighted average cost when the order was placed (0481).
      left join lateral (
        select g.average from received_goods g where g.variant_code = i.variant_code and g.at <= s.placed_at
        order by g.id desc limit 1) c on true
    ), wholes as (
      select s.day, s.channel, s.kind, s.total - coalesce(l.total, 0) as gross,
        coalesce(u.amount, 0) as given
      from sold s
      left join (select id, sum(total) as total from lines group by 1) l using (id)
      left join (select order_id as id, sum(amount) as amount from promotion_uses
                 where order_id in (select id from sold) group by 1) u using (id)
    )
    insert into sales_facts (day, channel, kind, product_sku, orders, pieces, gross, given, costed_pieces, costed_net, cost)
    select day, channel, kind, product_sku, count(distinct id), sum(quantity), sum(total), 0,
      coalesce(sum(quantity) filter (where average is not null), 0),
      coalesce(sum(net) filter (where average is not null), 0), coalesce(round(sum(quantity * average)), 0)
    from lines group by 1, 2, 3, 4
    union all
    select day, channel, kind, '', count(*), 0, sum(gross), sum(given), 0, 0, 0 from wholes group by 1, 2, 3`.execute(
    tx,
  );
  await sumSales(tx, chosen);
}

/** Sums of the days, and of the months they lie in, which are as many rows whatever was sold. */
async function sumSales(tx: Tx, chosen: Chosen): Promise<void> {
  await sql`delete from sale_day_facts where ${days(chosen, sql`day`)}`.execute(tx);
  await sql`
    insert into sale_day_facts (day, channel, kind, orders, pieces, gross, given, costed_pieces, costed_net, cost)
    select day, channel, kind, coalesce(sum(orders) filter (where product_sku = ''), 0), sum(pieces), sum(gross),
      sum(given), sum(costed_pieces), sum(costed_net), sum(cost)
    from sales_facts where ${days(chosen, sql`day`)} group by 1, 2, 3`.execute(tx);
  await sql`delete from sale_product_facts where ${days(chosen, sql`day`)}`.execute(tx);
  await sql`
    insert into sale_product_facts (day, channel, product_sku, pieces, gross, costed_pieces, costed_net, cost)
    select day, channel, product_sku, sum(pieces), sum(gross), sum(costed_pieces), sum(costed_net), sum(cost)
    from sales_facts where product_sku <> '' and ${days(chosen, sql`day`)} group by 1, 2, 3`.execute(
    tx,
  );
  await sumMonths(tx, chosen);
}

async function sumMonths(tx: Tx, chosen: Chosen): Promise<void> {
  const month = sql`date_trunc('month', day::timestamp)::date`;
  const months =
    chosen === null ? null : [...new Set(chosen.map((day) => `${day.slice(0, 7)}-01`))];
  const touched =
    months === null
      ? sql`true`
      : sql`day >= (select min(m) from unnest(${months}::date[]) m)
          and day < (select max(m) from unnest(${months}::date[]) m) + interval '1 month'
          and ${month} = any (${months}::date[])`;
  await sql`delete from sale_month_facts where ${days(months, sql`month`)}`.execute(tx);
  await sql`
    insert into sale_month_facts (month, channel, product_sku, pieces, gross, costed_pieces, costed_net, cost)
    select ${month}, channel, product_sku, sum(pieces), sum(gross), sum(costed_pieces), sum(costed_net), sum(cost)
    from sale_product_facts where ${touched} group by 1, 2, 3`.execute(tx);
}

/** Recomputes invoices and credit notes by date of issue and site, without test orders. */
export async function deriveInvoices(tx: Tx, chosen: Chosen): Promise<void> {
  await sql`delete from invoice_facts where ${days(chosen, sql`day`)}`.execute(tx);
  await sql`
    insert into invoice_facts (day, channel, invoices, credit_notes, invoiced, credited)
    select i.issued_on, o.channel,
      count(*) filter (where i.kind = 'invoice'), count(*) filter (where i.kind = 'credit_note'),
      coalesce(sum(i.total) filter (where i.kind = 'invoice'), 0),
      coalesce(sum(i.total) filter (where i.kind = 'credit_note'), 0)
    from invoices i join orders o on o.id = i.order_id
    where i.series not like 'T%' and ${days(chosen, sql`i.issued_on`)}
    group by 1, 2`.execute(tx);
}

/** Recomputes renewals by the day of their first charge: refused at least once, paid in the end, lost. */
export async function deriveRenewals(tx: Tx, chosen: Chosen): Promise<void> {
  await sql`delete from renewal_facts where ${days(chosen, sql`day`)}`.execute(tx);
  await sql`
    insert into renewal_facts (day, channel, charged, refused, recovered, lost, refused_amount, recovered_amount)
    select r.day, r.channel, count(*), count(*) filter (where r.refused),
      count(*) filter (where r.refused and r.state = 'paid'),
      count(*) filter (where r.refused and r.state = 'given_up'),
      coalesce(sum(r.total) filter (where r.refused), 0),
      coalesce(sum(r.total) filter (where r.refused and r.state = 'paid'), 0)
    from (
      select r.first_tried_on as day, s.channel, r.state, coalesce(o.total, 0) as total,
        r.tries > 1 or r.decline is not null or r.state in ('failed', 'given_up') as refused
      from renewals r join subscription_cycles c on c.id = r.cycle_id
      join subscriptions s on s.id = c.subscription_id left join orders o on o.id = r.order_id
      where ${days(chosen, sql`r.first_tried_on`)} and r.first_tried_on is not null
    ) r group by 1, 2`.execute(tx);
}

/**
 * Recomputes changes in monthly recurring revenue, from the first sold delivery with subscribed
 * articles to the day the subscription stopped. A customer with an earlier, stopped subscription
 * counts as returning.
 * @returns the days with a change before or after.
 */
export async function deriveMoves(tx: Tx, chosen: Chosen): Promise<string[]> {
  const of = (column: RawBuilder<unknown>) =>
    chosen === null ? sql`true` : sql`${column} = any (${chosen}::text[])`;
  const { rows } = await sql<{ day: string }>`
    with gone as (
      delete from recurring_moves where ${of(sql`subscription`)} returning day
    ), deliveries as (
      select s.code, s.channel, s.customer_id, o.id, ${PLACED_ON} as day, o.placed_at,
        (select coalesce(round(sum(i.total * ${MONTH_DAYS}::numeric / i.subscription_interval)), 0)::bigint
         from order_items i where i.order_id = o.id and i.subscription_interval is not null
           -- An order creates one subscription for each of its intervals.
           and (o.subscription is not null or i.subscription_interval = s.first_frequency)) as worth
      from subscriptions s
      cross join lateral (select id from orders where id = s.created_from
                          union all select id from orders where subscription = s.code) own
      join orders o on o.id = own.id
      where ${of(sql`s.code`)} and ${SOLD}
    ), by_day as (
      select distinct on (code, day) code, channel, customer_id, day, worth
      from deliveries order by code, day, placed_at desc
    ), steps as (
      select code, channel, customer_id, day, worth,
        lag(worth) over (partition by code order by day) as before
      from by_day
    ), moves as (
      select code, day, channel, worth - coalesce(before, 0) as amount,
        case when before is null and exists (
               select from subscriptions old where old.customer_id = steps.customer_id and old.code <> steps.code
                 and (old.stopped_at at time zone 'Europe/Paris')::date <= steps.day) then 'reactivation'
             when before is null then 'new'
             when worth > before then 'expansion' else 'contraction' end as move
      from steps where before is null or worth <> before
      union all
      select s.code, greatest((s.stopped_at at time zone 'Europe/Paris')::date, l.day), s.channel, -l.worth, 'churn'
      from subscriptions s
      join (select distinct on (code) code, day, worth from by_day order by code, day desc) l on l.code = s.code
      where s.stopped_at is not null
    ), written as (
      insert into recurring_moves (subscription, day, channel, move, amount)
      select code, day, channel, move, amount from moves
      on conflict (subscription, day, move) do update set amount = excluded.amount, channel = excluded.channel
      returning day
    )
    select day from gone union select day from written`.execute(tx);
  return rows.map(({ day }) => day);
}

/** Recomputes the changes of these days, by site. */
export async function deriveRecurring(tx: Tx, chosen: Chosen): Promise<void> {
  await sql`delete from recurring_facts where ${days(chosen, sql`day`)}`.execute(tx);
  await sql`
    insert into recurring_facts (day, channel, move, subscriptions, amount)
    select day, channel, move, count(*), sum(amount) from recurring_moves
    where ${days(chosen, sql`day`)} group by 1, 2, 3`.execute(tx);
}
