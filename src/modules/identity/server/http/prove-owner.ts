import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Proof } from '../../contracts.ts';
import { spendFederatedToken } from '../federated-tokens.ts';
import { findLinkedCustomer } from '../link-identity.ts';
import { findAccount, findSignInMethods } from '../queries.ts';
import { checkPassword } from './check-password.ts';

/**
 * Asks who is signed in to show once more that it is them, before something that cannot be undone: a
 * browser left open is not its owner. Whoever has a password gives it; an account that an identity
 * provider alone opens is vouched for by it (contracts §2.9). One that nothing opens has nothing to
 * show. `field` is where the password stood.
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
    if (identities.length === 0) return;
    throw refuseFields([{ propertyPath: 'socialToken', code: 'social.proof_needed' }]);
  }
  if (!password) throw refuseFields([{ propertyPath: field, code: 'required' }]);
  if (!(await checkPassword(c, email, password)))
    throw refuseFields([{ propertyPath: field, code: 'password.incorrect' }]);
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
