import { findCustomer, verifyEmail } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { forgetUnproven } from './forget-unproven.ts';
import { invalidLink, spendMailToken } from './mail-tokens.ts';

/**
 * The customer whose account a mailed link opens, once. It proves access to the mailbox, so the
 * address is verified. If it was not verified before, the password may be somebody else's: all
 * previous ways to sign in are removed. Otherwise the password and its locks stay.
 * @throws Refusal on path `token` for a used, expired or unknown link, or one of a former address.
 */
export async function signInByLink(work: UnitOfWork, token: string): Promise<number> {
  const { customerId, email } = await spendMailToken(work, 'sign_in', token);
  const customer = await findCustomer(work.tx, customerId);
  if (customer?.email.toLowerCase() !== email.toLowerCase()) throw invalidLink();
  if (customer.emailVerifiedAt) return customerId;
  await forgetUnproven(work, customerId);
  await verifyEmail(work, customerId, email);
  return customerId;
}
