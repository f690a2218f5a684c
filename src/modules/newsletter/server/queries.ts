import type { Selectable } from 'kysely';
import type { Db, Tx, Work } from '#schema.ts';
import type { NewsletterSubscriptionsTable } from './tables.ts';

export type Subscription = Selectable<NewsletterSubscriptionsTable>;

/** One person, one spelling. */
export const spelled = (email: string): string => email.trim().toLowerCase();

/** What is known of an address, or null. */
export async function findByEmail(db: Db | Tx, email: string): Promise<Subscription | null> {
  const found = db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email', '=', spelled(email));
  return (await found.executeTakeFirst()) ?? null;
}

type Link = 'confirm_hash' | 'leave_token';

/** The subscription a link of a mail belongs to, locked, or null. */
export async function lockByLink(
  { tx }: Work,
  link: Link,
  value: string,
): Promise<Subscription | null> {
  const found = tx
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where(link, '=', value)
    .forUpdate();
  return (await found.executeTakeFirst()) ?? null;
}
