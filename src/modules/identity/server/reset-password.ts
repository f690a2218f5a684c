import { findCustomer, verifyEmail } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { forgetIdentities } from './forget-unproven.ts';
import { invalidLink, spendMailToken } from './mail-tokens.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password by the link of the reset mail (API-23) and ends every sign-in. The link
 * proves access to the mailbox, so the address is verified too. Returns the e-mail.
 * @throws Refusal on path `token` for a used, expired or unknown link, or one of a former address.
 */
export async function resetPassword(
  work: UnitOfWork,
  token: string,
  hash: string,
): Promise<string> {
  const { customerId, email } = await spendMailToken(work, 'reset', token);
  const customer = await findCustomer(work.tx, customerId);
  const isTheirs = customer !== null && (await verifyEmail(work, customerId, email));
  if (!isTheirs) throw invalidLink();
  // A provider linked before the address was verified may belong to somebody else.
  if (!customer.emailVerifiedAt) await forgetIdentities(work, customerId);
  await setPassword(work, customer, hash, null);
  return email;
}
