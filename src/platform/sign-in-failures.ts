import { type Kysely, sql } from 'kysely';
import type { FailureKey } from './failure-keys.ts';
import { FAILURE_RETENTION_HOURS, lockSeconds } from './lock-seconds.ts';
import type { PlatformTables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Counts a wrong password under each key and locks the ones that reached their threshold (PRV-09). */
export async function recordFailure(
  { tx, now: instant }: Pick<UnitOfWork<PlatformTables>, 'tx' | 'now'>,
  keys: readonly FailureKey[],
): Promise<void> {
  const now = new Date(instant.epochMilliseconds);
  const stale = instant.subtract({ hours: FAILURE_RETENTION_HOURS });
  for (const { key, threshold } of keys) {
    const { failures } = await tx
      .insertInto('sign_in_failures')
      .values({ key, failures: 1, last_at: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql<number>`case when sign_in_failures.last_at < ${new Date(stale.epochMilliseconds)}
            then 1 else sign_in_failures.failures + 1 end`,
          last_at: now,
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow();
    const seconds = lockSeconds(failures, threshold);
    if (seconds === 0) continue;
    await tx
      .updateTable('sign_in_failures')
      .set({ locked_until: new Date(instant.add({ seconds }).epochMilliseconds) })
      .where('key', '=', key)
      .execute();
  }
}

/** Deletes the failures after the right password or a reset. */
export async function forgetFailures(
  { tx }: Pick<UnitOfWork<PlatformTables>, 'tx'>,
  keys: readonly Pick<FailureKey, 'key'>[],
): Promise<void> {
  await tx
    .deleteFrom('sign_in_failures')
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .execute();
}

/** Seconds until the last of these locks expires; null when none is active. */
export async function findLock(
  db: Kysely<PlatformTables>,
  keys: readonly FailureKey[],
  now: Temporal.Instant,
): Promise<number | null> {
  const { until } = await db
    .selectFrom('sign_in_failures')
    .select((from) => from.fn.max('locked_until').as('until'))
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .executeTakeFirstOrThrow();
  const seconds = until ? Math.ceil((until.getTime() - now.epochMilliseconds) / 1000) : 0;
  return seconds > 0 ? seconds : null;
}
