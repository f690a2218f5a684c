import { sql } from 'kysely';
import type { Reader } from '#registry/schema.ts';
import type { FiguresShape } from '../admin-contracts.ts';
import {
  type ComparedRequest,
  comparedRequest,
  type FigureRequest,
  ofSite,
  readWrong,
  within,
} from './within.ts';

type Period = FiguresShape['period'];

/** Maximum number of products listed; the rest is one row. */
const PRODUCTS = 12;

/** Data of the figures page, from the model only, in a constant number of statements. */
export async function readFigures(db: Reader, requested: ComparedRequest): Promise<FiguresShape> {
  const before = comparedRequest(requested);
  return {
    '@type': 'Figures',
    from: requested.from.toString(),
    to: requested.to.toString(),
    compare: requested.compare,
    before: { from: before.from.toString(), to: before.to.toString() },
    period: await readPeriod(db, requested),
    previous: await readPeriod(db, before),
    days: await readDays(db, requested),
    products: await readProducts(db, requested),
    recurring: await readRecurring(db, requested),
    wrong: [
      ...new Set([...(await readWrong(db, before)), ...(await readWrong(db, requested))]),
    ].toSorted(),
  };
}

async function readPeriod(db: Reader, requested: FigureRequest): Promise<Period> {
  const sum = (kind: string) => sql`coalesce(sum(gross) filter (where kind = ${kind}), 0)::bigint`;
  const count = (kind: string) =>
    sql`coalesce(sum(orders) filter (where kind = ${kind}), 0)::integer`;
  const { rows: sales } = await sql<
    Omit<Period, 'invoiced' | 'credited' | 'renewals' | 'dispatch'>
  >`
    select coalesce(sum(gross), 0)::bigint as gross,
      coalesce(sum(orders), 0)::integer as orders, coalesce(sum(pieces), 0)::integer as pieces, coalesce(sum(given), 0)::bigint as given,
      jsonb_build_object('pieces', coalesce(sum(costed_pieces), 0)::integer, 'net', coalesce(sum(costed_net), 0)::bigint,
        'cost', coalesce(sum(cost), 0)::bigint) as costed,
      jsonb_build_object('once', ${sum('once')}, 'first', ${sum('first')}, 'renewal', ${sum('renewal')}) as "byKind",
      jsonb_build_object('once', ${count('once')}, 'first', ${count('first')}, 'renewal', ${count('renewal')})
        as "ordersByKind"
    from sale_day_facts where ${within(requested)}`.execute(db);
  const { rows: invoices } = await sql<Pick<Period, 'invoiced' | 'credited'>>`
    select coalesce(sum(invoiced), 0)::bigint as invoiced, coalesce(sum(credited), 0)::bigint as credited
    from invoice_facts where ${within(requested)}`.execute(db);
  const { rows: renewals } = await sql<Period['renewals']>`
    select coalesce(sum(charged), 0)::integer as charged, coalesce(sum(refused), 0)::integer as refused,
      coalesce(sum(recovered), 0)::integer as recovered, coalesce(sum(lost), 0)::integer as lost,
      coalesce(sum(refused_amount), 0)::bigint as "refusedAmount",
      coalesce(sum(recovered_amount), 0)::bigint as "recoveredAmount"
    from renewal_facts where ${within(requested)}`.execute(db);
  const { rows: parcels } = await sql<Period['dispatch']>`
    select coalesce(sum(promised), 0)::integer as promised,
      coalesce(sum(left_in_time), 0)::integer as "leftInTime", coalesce(sum(left_late), 0)::integer as "leftLate",
      coalesce(sum(arrived), 0)::integer as arrived, coalesce(sum(arrived_in_time), 0)::integer as "arrivedInTime"
    from dispatch_facts where ${within(requested)}`.execute(db);
  const [sold] = sales;
  const [invoiced] = invoices;
  const [charged] = renewals;
  const [dispatch] = parcels;
  if (!sold || !invoiced || !charged || !dispatch) throw new Error('a sum has no row');
  return { ...sold, ...invoiced, renewals: charged, dispatch };
}

async function readDays(db: Reader, requested: FigureRequest): Promise<FiguresShape['days']> {
  const { rows } = await sql<FiguresShape['days'][number]>`
    select day, coalesce(sum(gross) filter (where kind = 'once'), 0)::bigint as once,
      coalesce(sum(gross) filter (where kind = 'first'), 0)::bigint as first,
      coalesce(sum(gross) filter (where kind = 'renewal'), 0)::bigint as renewal,
      coalesce(sum(orders), 0)::integer as orders
    from sale_day_facts where ${within(requested)} group by 1 order by 1`.execute(db);
  return rows;
}

/** Months that lie in a period whole are read summed, the days before and after them by day. */
async function readProducts(
  db: Reader,
  requested: FigureRequest,
): Promise<FiguresShape['products']> {
  const { from, to } = requested;
  const first = from.day === 1 ? from : from.with({ day: 1 }).add({ months: 1 });
  const next = to.day === to.daysInMonth ? to.add({ days: 1 }) : to.with({ day: 1 });
  const [whole, after] = [first.toString(), next.toString()];
  const apart =
    Temporal.PlainDate.compare(first, next) < 0
      ? sql`(day < ${whole}::date or day >= ${after}::date)`
      : sql`true`;
  const { rows } = await sql<FiguresShape['products'][number]>`
    select f.product_sku as sku, coalesce(p.name, f.product_sku) as name, f.pieces, f.gross,
      f."costedPieces", f.net, f.cost
    from (select product_sku, sum(pieces)::integer as pieces, sum(gross)::bigint as gross,
            sum(costed_pieces)::integer as "costedPieces", sum(costed_net)::bigint as net, sum(cost)::bigint as cost
          from (select product_sku, pieces, gross, costed_pieces, costed_net, cost from sale_month_facts
                where month >= ${whole}::date and month < ${after}::date and ${ofSite(requested)}
                union all
                select product_sku, pieces, gross, costed_pieces, costed_net, cost from sale_product_facts
                where ${within(requested)} and ${apart}) parts
          group by 1) f
    left join products p on p.sku = f.product_sku
    order by f.gross desc, f.product_sku limit ${PRODUCTS}`.execute(db);
  return rows;
}

async function readRecurring(
  db: Reader,
  { from, to, channel }: FigureRequest,
): Promise<FiguresShape['recurring']> {
  const move = (name: string) =>
    sql`coalesce(sum(amount) filter (where move = ${name} and day >= ${from.toString()}::date), 0)::bigint`;
  const { rows } = await sql<FiguresShape['recurring']>`
    select coalesce(sum(amount) filter (where day < ${from.toString()}::date), 0)::bigint as start,
      coalesce(sum(amount), 0)::bigint as end,
      jsonb_build_object('new', ${move('new')}, 'reactivation', ${move('reactivation')},
        'expansion', ${move('expansion')}, 'contraction', ${move('contraction')}, 'churn', ${move('churn')}) as moves,
      coalesce(sum(subscriptions) filter (where move in ('new', 'reactivation')), 0)::integer
        - coalesce(sum(subscriptions) filter (where move = 'churn'), 0)::integer as subscriptions,
      coalesce(sum(subscriptions) filter (where move = 'churn' and day >= ${from.toString()}::date), 0)::integer
        as ended
    from recurring_facts
    where day <= ${to.toString()}::date and ${ofSite({ channel })}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a sum has no row');
  return found;
}
