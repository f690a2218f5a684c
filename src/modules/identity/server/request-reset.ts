import { findCustomerByEmail } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { hashOf } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { resetMail } from './emails/reset-mail.ts';
import { issueMailToken } from './mail-tokens.ts';

/** Sends the mail with the reset link (API-22); nothing for an unknown e-mail, and the caller cannot tell. */
export async function requestReset(work: UnitOfWork, email: string, origin: string): Promise<void> {
  const customer = await findCustomerByEmail(work.tx, email);
  if (!customer) return;
  const token = await issueMailToken(work, 'reset', {
    customerId: customer.id,
    email: customer.email,
  });
  const mail = await resetMail({ firstName: customer.firstName, token, origin });
  await queueMail(work, { key: `reset-${hashOf(token)}`, to: customer.email, ...mail });
}
