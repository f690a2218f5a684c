import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';

/** Any number of its own. */
const TEAM_LOCK = 4_711_129;

/** Changes of the team and of its roles follow one another, so that two cannot end the last direction together. */
export async function takeTeam({ tx }: Pick<UnitOfWork, 'tx'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TEAM_LOCK})`.execute(tx);
}
