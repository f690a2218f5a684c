import { type Selectable, sql } from 'kysely';
import { mailboxOf } from '#kit/mailbox.ts';
import { spelled } from '#platform/mailed-confirmation.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { NewsletterSubscriptionsTable } from './tables.ts';

export type Subscription = Selectable<NewsletterSubscriptionsTable>;

/** Subscription of an address, or null. */
export async function findByEmail(db: Db | Tx, email: string): Promise<Subscription | null> {
  const found = db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email', '=', spelled(email));
  return (await found.executeTakeFirst()) ?? null;
}

type Link = 'confirm_hash' | 'leave_token';

/** The subscription of a mail link, locked, or null. */
export async function lockByLink(
  { tx }: UnitOfWork,
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

/**
 * Whether a code was created for the mailbox, ignoring a suffix after a plus sign. Concurrent
 * requests are serialised by a lock.
 */
export async function hasMailboxCode({ tx }: UnitOfWork, email: string): Promise<boolean> {
  const mailbox = mailboxOf(email);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`letter ${mailbox}`}, 0))`.execute(tx);
  const found = tx
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where(sql`mailbox_of(email)`, '=', mailbox)
    .where('welcome_coupon', 'is not', null);
  return (await found.executeTakeFirst()) !== undefined;
}
