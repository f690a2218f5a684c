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
 * Requires renewed proof of identity before an irreversible action, in case somebody else uses an
 * open browser. With a password, the password; otherwise a new visit to the linked identity
 * provider (contracts §2.9). With neither, the sign-in itself, by a mailed link or a passkey, must
 * be less than a quarter of an hour old. `field` names the password field.
 * @throws Refusal on `field` or `socialToken`; `rate.limited` while the account is locked for this
 * network address.
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

/** The token must be fresh, is used once, and must be linked to this account. */
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
