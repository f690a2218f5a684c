import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';

/** Subscription price of one piece of a variant on a site, before and after, in cents. */
export interface Effect {
  variantCode: string;
  channel: string;
  before: number;
  after: number;
}

/** Number of affected subscriptions, and the monthly cost of their lines in cents. */
export interface Impact {
  subscriptions: number;
  customers: number;
  monthlyBefore: number;
  monthlyAfter: number;
}

/** Average days in a calendar month. */
const MONTH_DAYS = 365.25 / 12;

/** Subscription lines these effects change, of subscriptions that still run when the change applies. */
export const touchedLines = (effects: readonly Effect[], appliesOn: string) => sql`
  select s.id as subscription_id, s.code, s.customer_id, s.frequency, i.quantity, i.variant_code,
    e.before, e.after
  from jsonb_to_recordset(${JSON.stringify(effects)}::jsonb)
    as e ("variantCode" text, channel text, before integer, after integer)
  join subscription_items i on i.variant_code = e."variantCode" and i.quantity > 0
  join subscriptions s on s.id = i.subscription_id and s.channel = e.channel
  where s.status <> 'stopped' and (s.ending_on is null or s.ending_on > ${appliesOn}::date)`;

/** The impact of a change. One query. */
export async function findImpact(
  db: Db | Tx,
  effects: readonly Effect[],
  appliesOn: string,
): Promise<Impact> {
  const { rows } = await sql<Impact>`
    select count(distinct subscription_id)::integer as subscriptions,
      count(distinct customer_id)::integer as customers,
      coalesce(round(sum(quantity * before * ${MONTH_DAYS}::numeric / frequency)), 0)::integer
        as "monthlyBefore",
      coalesce(round(sum(quantity * after * ${MONTH_DAYS}::numeric / frequency)), 0)::integer
        as "monthlyAfter"
    from (${touchedLines(effects, appliesOn)}) t`.execute(db);
  return rows[0] ?? { subscriptions: 0, customers: 0, monthlyBefore: 0, monthlyAfter: 0 };
}

/** A line of a subscription that changes. */
export interface TouchedLine {
  subscriptionId: number;
  code: string;
  frequency: number;
  status: string;
  variantCode: string;
  productName: string;
  variantName: string;
  quantity: number;
  before: number;
  after: number;
}

/** The lines of these subscriptions that a change affects, as they are now. One query. */
export async function findTouchedLines(
  db: Db | Tx,
  changeId: number,
  subscriptionIds: readonly number[],
): Promise<TouchedLine[]> {
  const { rows } = await sql<TouchedLine>`
    select s.id as "subscriptionId", s.code, s.frequency, s.status, e.variant_code as "variantCode",
      p.name as "productName", v.format as "variantName", i.quantity, e.before, e.after
    from planned_change_effects e
    join subscription_items i on i.variant_code = e.variant_code and i.quantity > 0
    join subscriptions s on s.id = i.subscription_id and s.channel = e.channel_code
    join product_variants v on v.code = e.variant_code
    join products p on p.id = v.product_id
    where e.change_id = ${changeId} and s.id = any(${[...subscriptionIds]}::bigint[])
    order by s.id, i.id`.execute(db);
  return rows;
}
