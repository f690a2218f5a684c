import { sql } from 'kysely';
import type { Reader } from '#registry/schema.ts';
import type { SubscriberFiguresShape } from '../admin-contracts.ts';
import { cohortMonths } from '../rules/index.ts';
import {
  type ComparedRequest,
  comparedRequest,
  type FigureRequest,
  ofSite,
  readWrong,
  within,
} from './within.ts';

type Shape = SubscriberFiguresShape;

/** Number of months shown, ending with the month of the period's last day. */
const COHORTS = 12;

/** Lifetime of subscriptions, reasons for ending, revenue, and recovery of refused payments. */
export async function readSubscribers(db: Reader, requested: ComparedRequest): Promise<Shape> {
  const before = comparedRequest(requested);
  const { from, to } = requested;
  const first = to.with({ day: 1 }).subtract({ months: COHORTS - 1 });
  return {
    '@type': 'SubscriberFigures',
    from: from.toString(),
    to: to.toString(),
    compare: requested.compare,
    before: { from: before.from.toString(), to: before.to.toString() },
    churn: await readChurn(db, requested),
    churnBefore: await readChurn(db, before),
    endings: await readEndings(db, requested, before),
    cohorts: await readCohorts(db, requested, first),
    recoveries: await readRecoveries(db, requested),
    wrong: await readWrong(db, { from: first, to }),
  };
}

async function readChurn(db: Reader, requested: FigureRequest): Promise<Shape['churn']> {
  const { from, to } = requested;
  const { rows } = await sql<Shape['churn']>`
    select coalesce(sum(case when move = 'churn' then -subscriptions else subscriptions end)
        filter (where day < ${from.toString()}::date), 0)::integer as running,
      coalesce(sum(subscriptions) filter (where move = 'churn' and day >= ${from.toString()}::date), 0)::integer as ended
    from recurring_facts
    where day <= ${to.toString()}::date and move in ('new', 'reactivation', 'churn') and ${ofSite(requested)}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('a sum has no row');
  return found;
}

async function readEndings(
  db: Reader,
  requested: FigureRequest,
  before: FigureRequest,
): Promise<Shape['endings']> {
  const { rows } = await sql<Shape['endings'][number]>`
    select reason, coalesce(sum(subscriptions) filter (where ${within(requested)}), 0)::integer as subscriptions,
      coalesce(sum(subscriptions) filter (where ${within(before)}), 0)::integer as before,
      coalesce(sum(amount) filter (where ${within(requested)}), 0)::bigint as amount
    from ending_facts where ${within({ ...requested, from: before.from })}
    group by 1 order by 2 desc, 3 desc, 1`.execute(db);
  return rows;
}

async function readCohorts(
  db: Reader,
  requested: FigureRequest,
  first: Temporal.PlainDate,
): Promise<Shape['cohorts']> {
  const last = requested.to.with({ day: 1 });
  const { rows } = await sql<{
    cohort: string;
    month: string;
    began: number;
    ended: number;
    orders: number;
    gross: number;
  }>`
    select cohort, month, sum(began)::integer as began, sum(ended)::integer as ended,
      sum(orders)::integer as orders, sum(gross)::bigint as gross
    from cohort_facts
    where cohort between ${first.toString()}::date and ${last.toString()}::date
      and month <= ${last.toString()}::date and ${ofSite(requested)}
    group by 1, 2 order by 1, 2`.execute(db);
  return cohortMonths(rows, last);
}

async function readRecoveries(db: Reader, requested: FigureRequest): Promise<Shape['recoveries']> {
  const { rows } = await sql<Shape['recoveries'][number]>`
    select means, sum(renewals)::integer as renewals, sum(amount)::bigint as amount
    from recovery_facts where ${within(requested)} group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}
