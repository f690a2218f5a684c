import { sql } from 'kysely';
import type { Cents } from '#kit/money.ts';
import type { Db } from '#registry/schema.ts';
import type { RehearsalShape } from '../admin-contracts.ts';
import { endOfRehearsal, type RehearsalOutcome } from '../rules/index.ts';

interface Row {
  code: string;
  name: string;
  number: number;
  madeAt: Date | null;
  outcome: RehearsalOutcome | null;
  total: number | null;
  due: number | null;
  leftOut: string[] | null;
  replaced: string[] | null;
  triedOn: string | null;
  isRefused: boolean;
  actual: number | null;
  orderNumber: string | null;
  shippingDate: string;
  cycleState: string;
  isStopped: boolean;
  isWaiting: boolean;
  isChanged: boolean;
}

/** Maximum number of deliveries a page lists. */
const MOST = 500;

/** The rehearsal of a civil day, each delivery with its actual result. */
export async function readRehearsal(db: Db, day: Temporal.PlainDate): Promise<RehearsalShape> {
  const rows = await findRows(db, day.toString());
  const [first] = rows.flatMap(({ madeAt }) => madeAt ?? []);
  const deliveries = rows.map((row) => {
    const { outcome, total, actual, madeAt, ...delivery } = row;
    const rehearsed = outcome === null ? null : { outcome, total: total ?? 0 };
    const became = { ...row, day: day.toString(), rehearsed, total: actual };
    const { code, name, number, orderNumber, due } = delivery;
    return {
      code,
      name,
      number,
      orderNumber,
      outcome,
      expected: rehearsed?.total ?? null,
      due,
      actual,
      leftOut: delivery.leftOut ?? [],
      replaced: delivery.replaced ?? [],
      end: endOfRehearsal(became),
    };
  });
  return {
    '@type': 'RenewalRehearsal',
    day: day.toString(),
    madeAt: first?.toISOString() ?? null,
    ...(await readSums(db, day.toString())),
    deliveries,
  };
}

/** Cycles of a day: rehearsed for it, or charged on it. */
const cyclesOf = (day: string) => sql`
  select cycle_id from renewal_rehearsals where day = ${day}::date
  union select cycle_id from renewals where first_tried_on = ${day}::date`;

/** What the cards were to be charged and what was ordered, of all deliveries of a day. */
async function readSums(db: Db, day: string): Promise<{ expected: Cents; actual: Cents }> {
  const { rows } = await sql<{ expected: Cents; actual: Cents }>`
    select coalesce(sum(h.due), 0)::bigint as expected,
      coalesce(sum(o.total) filter (where o.placed_at is not null), 0)::bigint as actual
    from (${cyclesOf(day)}) d
    join subscription_cycles c on c.id = d.cycle_id
    left join renewal_rehearsals h on h.cycle_id = c.id and h.day = ${day}::date
    left join orders o on o.id = c.order_id`.execute(db);
  return rows[0] ?? { expected: 0, actual: 0 };
}

async function findRows(db: Db, day: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.code, concat_ws(' ', k.first_name, k.last_name) as name, c.number, h.made_at as "madeAt", h.outcome,
      h.total, h.due, h.left_out as "leftOut", h.replaced,
      r.first_tried_on as "triedOn",
      coalesce(r.tries > 1 or r.decline is not null or r.state in ('failed', 'given_up'), false) as "isRefused",
      case when o.placed_at is not null then o.total end as actual, o.number as "orderNumber",
      c.shipping_date as "shippingDate", c.state as "cycleState", s.status in ('stopped', 'paused') as "isStopped",
      c.waits_until is not null as "isWaiting",
      exists (select from subscription_changes g where g.subscription_id = s.id and g.actor <> 'shop'
        and g.at > h.made_at and g.at <= coalesce(o.placed_at, now())) as "isChanged"
    from (${cyclesOf(day)}) d
    join subscription_cycles c on c.id = d.cycle_id
    join subscriptions s on s.id = c.subscription_id
    join customers k on k.id = s.customer_id
    left join renewal_rehearsals h on h.cycle_id = c.id and h.day = ${day}::date
    left join renewals r on r.cycle_id = c.id
    left join orders o on o.id = c.order_id
    order by c.shipping_date, c.id limit ${MOST}`.execute(db);
  return rows;
}
