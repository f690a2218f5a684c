import { sql } from 'kysely';
import { callersLanguage } from '#i18n/spoken.server.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** From the first placed order on, a customer is no longer flagged as new (ACC-05, TRK-22). */
export async function recordOrder(work: UnitOfWork, customerId: number): Promise<void> {
  await work.tx
    .updateTable('customers')
    .set({ has_ordered: true })
    .where('id', '=', customerId)
    .where('has_ordered', '=', false)
    .execute();
  await recordActivity(work, customerId);
}

/**
 * Records that the account is used: it is not deleted as inactive even after a notice (PRV-08), and
 * mails use the language it is used in. One write per day, and one when the language changes.
 */
export async function recordActivity(
  { tx, today }: Pick<UnitOfWork, 'tx' | 'today'>,
  customerId: number,
): Promise<void> {
  const language = callersLanguage();
  await tx
    .updateTable('customers')
    .set({ last_seen_on: today.toString(), inactivity_told_on: null, language })
    .where('id', '=', customerId)
    .where((row) =>
      row.or([
        row('last_seen_on', '<', today.toString()),
        row('language', '<>', language ?? row.ref('language')),
      ]),
    )
    .execute();
}

/** Records a newsletter choice made outside the account for this address; announces no event. */
export async function recordNewsletterChoice(
  work: UnitOfWork,
  email: string,
  isSubscribed: boolean,
): Promise<void> {
  await work.tx
    .updateTable('customers')
    .set({ subscribed_to_newsletter: isSubscribed })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('subscribed_to_newsletter', '<>', isSubscribed)
    .execute();
}

/** Whether a customer has a running subscription (ACC-05, NAV-22). */
export async function recordSubscriber(
  work: UnitOfWork,
  customerId: number,
  isSubscriber: boolean,
): Promise<void> {
  await work.tx
    .updateTable('customers')
    .set({ is_subscriber: isSubscriber })
    .where('id', '=', customerId)
    .execute();
}
