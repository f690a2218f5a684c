import { sql } from 'kysely';
import { callersLanguage } from '#i18n/spoken.server.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** From the first placed order on, a customer is no longer new (ACC-05, TRK-22). */
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
 * Their account is used: it is kept, whatever they were told (PRV-08), and they are written to in the
 * language they use it in. One write a day, and one when that changes.
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

/** What became of the letter at this address, outside the account; nobody is told again. */
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
