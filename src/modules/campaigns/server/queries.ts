import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
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
