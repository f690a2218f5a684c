import { sql } from 'kysely';
import type { Tx, UnitOfWork } from '#registry/schema.ts';

const SETTING = 'deliveries-charged-from';

/**
 * Identifies this database: a dump restored elsewhere, or a second time, gives another value. The cluster's number is
 * drawn when it is initialised, the database's when it is created.
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
 * Whether this database may charge deliveries: the one that charged before, or a new one, which the first call
 * enables. After a restore from backup, deliveries that look due may have been paid since. Somebody has to reconcile
 * with the provider first, then enable charging (REL-23).
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

/** Enables charging of deliveries from this database. */
export const enableChargingIn = async ({ tx }: Pick<UnitOfWork, 'tx'>): Promise<void> =>
  keep(tx, await fingerprint(tx));

/** Disables charging, for a restore of the cluster's files, which leaves the fingerprint unchanged. */
export const disableChargingIn = ({ tx }: Pick<UnitOfWork, 'tx'>): Promise<void> =>
  keep(tx, 'disarmed');

async function keep(tx: Tx, value: string): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
