import { localizedPath } from '#i18n/language.ts';
import { callersLanguage } from '#i18n/spoken.server.ts';
import { TERMS } from '#kit/terms.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import type { Customer } from '#modules/customers/server/index.ts';
import { hashOf, newToken } from '#modules/identity/server/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { noticeMail } from './emails/notice-mail.ts';

interface DeletionRequest {
  customer: Pick<Customer, 'id' | 'email' | 'firstName' | 'language'>;
  reason: string | null;
  /** Origin of the site the link opens. */
  origin: string;
}

/** Records a deletion request and mails the link that confirms it; a newer request replaces it. */
export async function requestDeletion(
  work: UnitOfWork,
  { customer, reason, origin }: DeletionRequest,
): Promise<void> {
  const token = newToken();
  const requested = {
    hash: hashOf(token),
    reason: reason || null,
    created_at: new Date(work.now.epochMilliseconds),
    expires_at: new Date(work.now.add({ hours: TERMS.deletionHours }).epochMilliseconds),
  };
  await work.tx
    .insertInto('deletion_requests')
    .values({ ...requested, customer_id: customer.id })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(requested))
    .execute();
  const { firstName } = customer;
  const mail = await writtenIn(work, callersLanguage() ?? customer.language, null, () => {
    const url = origin + localizedPath(mailPaths.deletion(token));
    return noticeMail({ kind: 'deletion', firstName, url });
  });
  await queueMail(work, { key: `deletion-${requested.hash}`, to: customer.email, ...mail });
}
