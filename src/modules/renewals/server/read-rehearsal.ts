import { sql } from 'kysely';
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

/** Names of deliveries a page shows, at most. */
const MOST = 500;

/** What was rehearsed of a civil day, each delivery beside what became of it. */
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
  const sum = (of: (one: (typeof deliveries)[number]) => number | null) =>
    deliveries.reduce((all, one) => all + (of(one) ?? 0), 0);
  return {
    '@type': 'RenewalRehearsal',
    day: day.toString(),
    madeAt: first?.toISOString() ?? null,
    expected: sum(({ due }) => due),
    actual: sum(({ actual }) => actual),
    deliveries,
  };
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
    from (select cycle_id from renewal_rehearsals where day = ${day}::date
          union select cycle_id from renewals where first_tried_on = ${day}::date) d
    join subscription_cycles c on c.id = d.cycle_id
    join subscriptions s on s.id = c.subscription_id
    join customers k on k.id = s.customer_id
    left join renewal_rehearsals h on h.cycle_id = c.id and h.day = ${day}::date
    left join renewals r on r.cycle_id = c.id
    left join orders o on o.id = c.order_id
    order by c.shipping_date, c.id limit ${MOST}`.execute(db);
  return rows;
}
