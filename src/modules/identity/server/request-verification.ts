import { queueMail } from '#platform/mail.ts';
import { hashOf } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { verificationMail } from './emails/verification-mail.ts';
import { issueMailToken } from './mail-tokens.ts';

interface Recipient {
  id: number;
  email: string;
  firstName: string;
}

/** Sends the verification mail; `origin` is the site its link opens. */
export async function requestVerification(
  work: UnitOfWork,
  { id, email, firstName }: Recipient,
  origin: string,
): Promise<void> {
  const token = await issueMailToken(work, 'verification', { customerId: id, email });
  const mail = await verificationMail({ firstName, token, origin });
  await queueMail(work, { key: `verification-${hashOf(token)}`, to: email, ...mail });
}
