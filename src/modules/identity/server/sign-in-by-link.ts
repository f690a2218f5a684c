import { findCustomer, verifyEmail } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { forgetUnproven } from './forget-unproven.ts';
import { invalidLink, spendMailToken } from './mail-tokens.ts';

/**
 * Whose account the link of a mail opens, once. Whoever presses it reads the mailbox: that proves the
 * address. Where nobody had proved it before, whoever chose the password may be somebody else: what
 * opened the account until now no longer does. Else the password stays as it is, and so do its locks.
 * @throws Refusal on path `token` for a used, old or unknown link, or one of a former address.
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
