import type { Customer } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { noticeMail } from './emails/notice-mail.ts';

/** Notifies the former address of the change, so that the owner of a hijacked account can react. */
export async function announceNewEmail(
  work: UnitOfWork,
  { id, email, firstName }: Pick<Customer, 'id' | 'email' | 'firstName'>,
  former: string,
): Promise<void> {
  const mail = await noticeMail('emailChanged', { firstName, email });
  const key = `email-changed-${id}-${former}-${email}`.toLowerCase();
  await queueMail(work, { key, to: former, ...mail });
}
