import { sql } from 'kysely';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';

const SETTING = 'deliveries-charged-from';

/**
 * Identifies this database: a dump restored elsewhere, or a second time, gives another value. The cluster's number is
 * drawn when it is initialised, the database's when it is created.
 */
const fingerprint = sql<string>`(select system_identifier::text from pg_control_system()) || '/' ||
  (select oid::text from pg_database where datname = current_database())`;

/**
 * Whether this database may charge deliveries: the one that charged before, or a new one, which the first call
 * enables. After a restore from backup, deliveries that look due may have been paid since. Somebody has to reconcile
 * with the provider first, then enable charging (REL-23).
 */
export async function isChargingEnabledIn(db: Db | Tx): Promise<boolean> {
  const existing = await db
    .selectFrom('settings')
    .select(sql<boolean>`value = ${fingerprint}`.as('isEnabled'))
    .where('name', '=', SETTING)
    .executeTakeFirst();
  if (existing) return existing.isEnabled;
  await db
    .insertInto('settings')
    .values({ name: SETTING, value: fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Enables charging of deliveries from this database. */
export const enableChargingIn = ({ tx }: Pick<UnitOfWork, 'tx'>): Promise<void> =>
  keep(tx, fingerprint);

/** Disables charging, for a restore of the cluster's files, which leaves the fingerprint unchanged. */
export const disableChargingIn = ({ tx }: Pick<UnitOfWork, 'tx'>): Promise<void> =>
  keep(tx, 'disarmed');

async function keep(tx: Tx, value: string | typeof fingerprint): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
