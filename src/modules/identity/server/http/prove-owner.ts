import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import type { Proof } from '../../contracts.ts';
import { spendFederatedToken } from '../federated-tokens.ts';
import { findLinkedCustomer } from '../link-identity.ts';
import { findAccount, findSignInMethods } from '../queries.ts';
import { checkPassword } from './check-password.ts';

/**
 * Asks who is signed in to show once more that it is them, before something that cannot be undone: a
 * browser left open is not its owner. Whoever has a password gives it; an account that an identity
 * provider alone opens is vouched for by it (contracts §2.9). Where neither is, the sign-in itself, by a
 * mailed link or a passkey, has to be of the last quarter of an hour. `field` is where the password stood.
 * @throws Refusal on `field` or `socialToken`; `rate.limited` while the account is locked for this address.
 */
export async function proveOwner(
  c: Context<ShopEnv>,
  email: string,
  { password, socialToken, socialVerifier }: Proof,
  field = 'password',
): Promise<void> {
  const { appContext } = c.var;
  const account = await findAccount(appContext.db, email);
  if (account?.passwordHash === null) {
    const { customerId } = account;
    if (socialToken)
      return transact(appContext, (work) =>
        spendProof(work, customerId, { socialToken, socialVerifier }),
      );
    const { identities } = await findSignInMethods(appContext.db, customerId);
    if (identities.length === 0) {
      const { signInId } = mustSignIn(c);
      if (await isRecent(appContext.db, signInId, appContext.clock.now())) return;
      throw refuseFields([{ propertyPath: 'socialToken', code: 'proof.sign_in_again' }]);
    }
    throw refuseFields([{ propertyPath: 'socialToken', code: 'social.proof_needed' }]);
  }
  if (!password) throw refuseFields([{ propertyPath: field, code: 'required' }]);
  if (!(await checkPassword(c, email, password)))
    throw refuseFields([{ propertyPath: field, code: 'password.incorrect' }]);
}

const RECENT_MINUTES = 15;

async function isRecent(db: Db, signInId: number, now: Temporal.Instant): Promise<boolean> {
  const since = new Date(now.subtract({ minutes: RECENT_MINUTES }).epochMilliseconds);
  const found = await db
    .selectFrom('sign_ins')
    .select('id')
    .where('id', '=', signInId)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return found !== undefined;
}

/** What proves somebody is vouched for once, just now, and for a person who opens this very account. */
async function spendProof(
  work: UnitOfWork,
  customerId: number,
  proof: { socialToken: string; socialVerifier: string | null | undefined },
): Promise<void> {
  const vouched = await spendFederatedToken(work, proof);
  if (!vouched.fresh)
    throw refuseFields([{ propertyPath: 'socialToken', code: 'social.proof_stale' }]);
  if ((await findLinkedCustomer(work, vouched)) !== customerId)
    throw refuseFields([{ propertyPath: 'socialToken', code: 'social.not_linked' }]);
}
