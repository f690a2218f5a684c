import { sql } from 'kysely';
import type { Work } from '#schema.ts';
import { FAILURES_KEPT_HOURS, lockSeconds } from '../rules/index.ts';
import type { FailureKey } from './failure-keys.ts';

/** Counts a wrong password under each key and locks the ones that reached their threshold (PRV-09). */
export async function recordFailure(work: Work, keys: readonly FailureKey[]): Promise<void> {
  const now = new Date(work.now.epochMilliseconds);
  const stale = work.now.subtract({ hours: FAILURES_KEPT_HOURS });
  for (const { key, threshold } of keys) {
    const { failures } = await work.tx
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
    await work.tx
      .updateTable('sign_in_failures')
      .set({ locked_until: new Date(work.now.add({ seconds }).epochMilliseconds) })
      .where('key', '=', key)
      .execute();
  }
}

/** The right password, or a reset, forgets the wrong ones. */
export async function forgetFailures(
  { tx }: Work,
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
