import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { failureKeys } from '../failure-keys.ts';
import { findLock, forgetFailures, recordFailure } from '../sign-in-failures.ts';
import type { PlatformTables } from '../tables.ts';
import { type AppContext, transact } from '../unit-of-work.ts';
import { tooMany } from './rate-limit.ts';

/**
 * Checks a password for `name` (an e-mail, or a prefix that separates kinds of accounts): `judge`
 * returns the account, or null for a wrong password. A failure is counted at once in a transaction
 * of its own, so that the refusal does not roll it back (PRV-09).
 * @throws Refusal `rate.limited` while the name is locked for this address.
 */
export async function countGuesses<DB extends PlatformTables, Account>(
  c: Context,
  name: string,
  judge: () => Promise<Account | null>,
): Promise<Account | null> {
  const appContext = c.get('appContext') as AppContext<DB>;
  const keys = failureKeys(name, c.get('clientAddress'));
  return oneAtATime(name.trim().toLowerCase(), async () => {
    const db = appContext.db as object as Kysely<PlatformTables>;
    const seconds = await findLock(db, keys, appContext.clock.now());
    if (seconds) throw tooMany(c, seconds);
    const account = await judge();
    await transact(appContext as object as AppContext<PlatformTables>, (work) =>
      account ? forgetFailures(work, keys) : recordFailure(work, keys),
    );
    return account;
  });
}

const running = new Map<string, Promise<unknown>>();

/**
 * Serialises the checks of one key: guesses sent in parallel would otherwise all pass before the
 * lock.
 */
async function oneAtATime<T>(key: string, check: () => Promise<T>): Promise<T> {
  const before = running.get(key) ?? Promise.resolve();
  const own = before.then(check, check);
  running.set(key, own);
  try {
    return await own;
  } finally {
    if (running.get(key) === own) running.delete(key);
  }
}
