import type { Context } from 'hono';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { tooMany } from '#platform/http/rate-limit.ts';
import { transact } from '#platform/work.ts';
import { failureKeys } from '../failure-keys.ts';
import { passwordMatches } from '../passwords.ts';
import { type Account, findAccount, findLock } from '../queries.ts';
import { forgetFailures, recordFailure } from '../record-failure.ts';

/**
 * The account of a right password, else null; a wrong one is counted at once, in a transaction of
 * its own, so that the refusal that follows does not take it back (PRV-09).
 * @throws Refusal `rate.limited` while the account is locked for this address.
 */
export async function checkPassword(
  c: Context<ShopEnv>,
  email: string,
  password: string,
): Promise<Account | null> {
  const { machine, clientAddress } = c.var;
  const keys = failureKeys(email, clientAddress);
  return oneAtATime(email.trim().toLowerCase(), async () => {
    const names = keys.map(({ key }) => key);
    const seconds = await findLock(machine.db, names, machine.clock.now());
    if (seconds) throw tooMany(c, seconds);
    const account = await findAccount(machine.db, email);
    const matches = await passwordMatches(account?.passwordHash ?? null, password);
    await transact(machine, (work) =>
      matches ? forgetFailures(work, keys) : recordFailure(work, keys),
    );
    return matches ? account : null;
  });
}

const running = new Map<string, Promise<unknown>>();

/** Guesses sent all at once are judged one after the other, or none would meet the lock. */
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
