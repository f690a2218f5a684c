import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { FigurePart } from '../rules/index.ts';
import { PLACED_ON, SOLD } from './derive-facts.ts';

export interface Difference {
  what: FigurePart;
  day: string;
  /** Cents in the model, and in its source data. */
  figure: number;
  source: number;
}

/**
 * Compares the model with its sources, day by day and to the cent: sales with orders, invoices with
 * the general ledger, subscription revenue (by month) with deliveries. A day that differs is hidden
 * until it agrees, and is recomputed.
 */
export async function compareFigures(work: UnitOfWork): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with pairs as (
      select 'sales' as what, 'products' as side, day, sum(gross) as figure, 0::numeric as source from sales_facts group by 3
      union all
      select 'sales', 'whole', day, sum(gross), 0 from sale_day_facts group by 3
      union all
      select 'sales', 'months', month, sum(gross), 0 from sale_month_facts group by 3
      union all
      select 'sales', 'months', date_trunc('month', day::timestamp)::date, 0, sum(gross)
      from sale_product_facts group by 3
      union all
      select 'sales', 'each', day, sum(gross), 0 from sale_product_facts group by 3
      union all
      select 'sales', 'each', day, 0, sum(gross) from sales_facts where product_sku <> '' group by 3
      union all
      select 'sales', side, ${PLACED_ON}, 0, sum(o.total)
      from orders o cross join (values ('products'), ('whole')) sides (side) where ${SOLD} group by 2, 3
      union all
      select 'invoices', '', day, sum(invoiced - credited), 0 from invoice_facts group by 3
      union all
      select 'invoices', '', e.piece_on, 0, sum(l.amount) from book_entries e join book_lines l on l.entry_id = e.id
      where e.journal = 'VE' and l.account = '411000' group by 3
      union all
      select 'cohorts', '', month, sum(gross), 0 from cohort_facts group by 3
      union all
      select 'cohorts', '', date_trunc('month', ${PLACED_ON}::timestamp)::date, 0, sum(o.total)
      from orders o join subscriptions s on s.code = o.subscription and s.created_from is distinct from o.id where ${SOLD} group by 3
      union all
      select 'cohorts', '', date_trunc('month', ${PLACED_ON}::timestamp)::date, 0, sum(i.total)
      from orders o join subscriptions s on s.created_from = o.id
      join order_items i on i.order_id = o.id and i.subscription_interval = s.first_frequency
      where ${SOLD} group by 3
    )
    select distinct on (day, what) what, day, figure, source from (
    select what, side, day, sum(figure)::bigint as figure, sum(source)::bigint as source from pairs
    where day >= coalesce((select max(before) from book_purges), '-infinity'::date)
    group by 1, 2, 3 having sum(figure) <> sum(source)) differing order by day, what, side desc`.execute(
    work.tx,
  );
  await work.tx.deleteFrom('figure_differences').execute();
  if (rows.length > 0) {
    const days = rows.map(({ what, day }) => ({ what, day }));
    await work.tx.insertInto('figure_differences').values(days).execute();
    await deriveAgain(work, days);
  }
  return rows;
}

/** Marks differing days to be recomputed with the next change. */
async function deriveAgain({ tx }: UnitOfWork, days: readonly Pick<Difference, 'what' | 'day'>[]) {
  for (const { what, day } of days)
    if (what === 'cohorts')
      await sql`
        insert into figure_changes (what, subscription)
        select 'recurring', subscription from subscription_months where month = ${day}
        union
        select 'recurring', s.code from subscriptions s
        join lateral (select placed_at from orders where id = s.created_from
                      union all select placed_at from orders where subscription = s.code) o on true
        where date_trunc('month', ${PLACED_ON}::timestamp)::date = ${day}`.execute(tx);
    else await tx.insertInto('figure_changes').values({ what, day }).execute();
}
