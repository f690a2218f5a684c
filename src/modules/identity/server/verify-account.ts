import { verifyEmail } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { invalidLink, spendMailToken } from './mail-tokens.ts';

/**
 * Verifies the address by the link of the verification mail.
 * @throws Refusal on path `token` for a used, expired or unknown link, or one of a former address.
 */
export async function verifyAccount(work: UnitOfWork, token: string): Promise<void> {
  const { customerId, email } = await spendMailToken(work, 'verification', token);
  if (!(await verifyEmail(work, customerId, email))) throw invalidLink();
}
