import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '#platform/turns.ts';

/** About a second of waiting; with more in the queue, requests are refused and may retry. */
const LONGEST_QUEUE = 40;

/**
 * Hashing runs on the thread pool and leaves one core free, so that a flood of sign-ins does not
 * stop the shop.
 */
const inTurn = createTurns(Math.max(1, availableParallelism() - 1), LONGEST_QUEUE);

/**
 * Argon2id with 19 MiB and 2 passes as OWASP recommends, on the thread pool.
 * @throws TooManyWaiting
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/**
 * Hash of a random password, verified for unknown e-mails so that they take as long as a wrong
 * password.
 */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$BwgOLSyZ5L+mf8IoK8RYtw$n/rL+m83Mk7Hy/wwYE2xq+I4JvGiQ2ZC3pSMvs/vODc';

/**
 * Whether the password matches the hash; false without a hash, after the same amount of work.
 * @throws TooManyWaiting
 */
export async function passwordMatches(hashed: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(hashed ?? NOBODY, password));
  return matches && hashed !== null;
}
