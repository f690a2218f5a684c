import type { Context } from 'hono';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { countGuesses } from '#platform/http/count-guesses.ts';
import { passwordMatches } from '#platform/passwords.ts';
import { type Account, findAccount } from '../queries.ts';

/**
 * The account if the password is correct, otherwise null; wrong passwords are counted (PRV-09).
 * @throws Refusal `rate.limited` while the account is locked for this network address.
 */
export const checkPassword = (
  c: Context<ShopEnv>,
  email: string,
  password: string,
): Promise<Account | null> =>
  countGuesses(c, email, async () => {
    const account = await findAccount(c.var.appContext.db, email);
    const matches = await passwordMatches(account?.passwordHash ?? null, password);
    return matches ? account : null;
  });
