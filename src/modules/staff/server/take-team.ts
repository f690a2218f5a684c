import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';

/** Key of the advisory lock, unique in the shop. */
const TEAM_LOCK = 4_711_129;

/** Serialises changes of team and roles, so that two of them cannot remove the last member of the direction. */
export async function takeTeam({ tx }: Pick<UnitOfWork, 'tx'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TEAM_LOCK})`.execute(tx);
}
