import { sql } from 'kysely';
import type { Tx, UnitOfWork } from '#registry/schema.ts';

const SETTING = 'deliveries-charged-from';

/**
 * Which database this is: a dump that is loaded elsewhere, or again, is another one. The number of
 * the cluster is drawn when it is made, that of the database when it is created in it.
 */
async function fingerprint(tx: Tx): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select (select system_identifier::text from pg_control_system()) || '/' ||
           (select oid::text from pg_database where datname = current_database()) as mark`.execute(
    tx,
  );
  return rows[0]?.mark ?? '';
}

/**
 * Whether deliveries may be charged from this database: the one they were charged from before, or a
 * new one, which is armed when it is read first. After a backup was restored, what it holds as due may have
 * been paid since: somebody compares with the provider first, then arms it (REL-23).
 */
export async function isChargingEnabledIn({ tx }: Pick<UnitOfWork, 'tx'>): Promise<boolean> {
  const existing = await tx
    .selectFrom('settings')
    .select('value')
    .where('name', '=', SETTING)
    .executeTakeFirst();
  const mark = await fingerprint(tx);
  if (existing) return existing.value === mark;
  await tx
    .insertInto('settings')
    .values({ name: SETTING, value: mark })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** From now on deliveries are charged from this database. */
export const enableChargingIn = async ({ tx }: Pick<UnitOfWork, 'tx'>): Promise<void> =>
  keep(tx, await fingerprint(tx));

/** For who restores the files of a cluster as they were, which look like the ones before. */
export const disableChargingIn = ({ tx }: Pick<UnitOfWork, 'tx'>): Promise<void> =>
  keep(tx, 'disarmed');

async function keep(tx: Tx, value: string): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
