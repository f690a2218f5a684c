import type { Customer } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { noticeMail } from './emails/notice-mail.ts';

/** Tells the former address that the account has moved: the last chance of a robbed owner. */
export async function announceNewEmail(
  work: UnitOfWork,
  { id, email, firstName }: Pick<Customer, 'id' | 'email' | 'firstName'>,
  former: string,
): Promise<void> {
  const mail = await noticeMail('emailChanged', { firstName, email });
  const key = `email-changed-${id}-${former}-${email}`.toLowerCase();
  await queueMail(work, { key, to: former, ...mail });
}
