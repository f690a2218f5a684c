import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import type { Campaign } from '../rules/index.ts';
import { hasBegun, hasEnded } from './window.ts';

/** Campaigns that run at a local time in Paris, for any page. One query. */
export function findRunningCampaigns(db: Db, now: Temporal.PlainDateTime): Promise<Campaign[]> {
  return db
    .selectFrom('campaigns')
    .select(['code', 'action', 'configurations', 'conditions', 'priority'])
    .where('enabled', '=', true)
    .where(hasBegun(now))
    .where((eb) => eb.not(hasEnded(now)))
    .execute();
}

/** Names of all tests, running or not. */
export async function findTests(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct configurations ->> 'name' as name from campaigns
    where action = 'abtest' and configurations ? 'name'`.execute(db);
  return rows.map(({ name }) => name);
}
