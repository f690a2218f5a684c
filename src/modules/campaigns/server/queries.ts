import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import type { Campaign } from '../rules/index.ts';

/** The campaigns that run on a day, whatever page is looked at. One query. */
export function findRunningCampaigns(db: Db, today: Temporal.PlainDate): Promise<Campaign[]> {
  const day = today.toString();
  return db
    .selectFrom('campaigns')
    .select(['code', 'action', 'configurations', 'conditions', 'priority'])
    .where('enabled', '=', true)
    .where(sql<boolean>`coalesce(starts_on <= ${day}::date, true)`)
    .where(sql<boolean>`coalesce(ends_on >= ${day}::date, true)`)
    .execute();
}

/** Names of the tests there are, running or not. */
export async function findTests(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct configurations ->> 'name' as name from campaigns
    where action = 'abtest' and configurations ? 'name'`.execute(db);
  return rows.map(({ name }) => name);
}
