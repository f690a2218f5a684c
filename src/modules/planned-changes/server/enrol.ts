import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import { touchedLines } from './find-impact.ts';
import { effectsOf, type PlannedChange } from './queries.ts';

/** Records the subscriptions a change affects now; those already recorded are left unchanged. */
export async function enrol({ tx }: UnitOfWork, change: PlannedChange): Promise<void> {
  await sql`
    insert into planned_change_subscriptions (change_id, subscription_id)
    select distinct ${change.id}::integer, subscription_id
    from (${touchedLines(effectsOf(change), change.appliesOn)}) t
    on conflict do nothing`.execute(tx);
}
