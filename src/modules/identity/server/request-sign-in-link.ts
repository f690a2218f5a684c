import { findCustomer } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { hashOf } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findBlock } from './block-account.ts';
import { signInLinkMail } from './emails/sign-in-link-mail.ts';
import { issueMailToken } from './mail-tokens.ts';
import { findAccount } from './queries.ts';

/**
 * Sends the mail with a sign-in link (N-16). Nothing for an e-mail without an account, or a blocked
 * account, and the caller cannot tell.
 */
export async function requestSignInLink(
  work: UnitOfWork,
  email: string,
  origin: string,
): Promise<void> {
  const account = await findAccount(work.tx, email);
  const customer = account && (await findCustomer(work.tx, account.customerId));
  if (!customer || (await findBlock(work.tx, customer.id)).blocked) return;
  const token = await issueMailToken(work, 'sign_in', {
    customerId: customer.id,
    email: customer.email,
  });
  const mail = await signInLinkMail({
    firstName: customer.firstName,
    token,
    origin,
    losesPassword: customer.emailVerifiedAt === null && account.passwordHash !== null,
  });
  await queueMail(work, { key: `sign-in-${hashOf(token)}`, to: customer.email, ...mail });
}
