import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import { touchedLines } from './find-impact.ts';
import { effectsOf, type PlannedChange } from './queries.ts';

/** Writes down the subscriptions a change touches now; those that are, stay as they are. */
export async function enrol({ tx }: UnitOfWork, change: PlannedChange): Promise<void> {
  await sql`
    insert into planned_change_subscriptions (change_id, subscription_id)
    select distinct ${change.id}::integer, subscription_id
    from (${touchedLines(effectsOf(change), change.appliesOn)}) t
    on conflict do nothing`.execute(tx);
}
