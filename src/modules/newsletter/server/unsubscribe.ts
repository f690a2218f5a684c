import { refuse } from '#kit/refusal.ts';
import { recordNewsletterChoice } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findByEmail, lockByLink, type Subscription } from './queries.ts';

/**
 * The link of a letter, or the button of a mail reader; a second press changes nothing.
 * @throws Refusal `newsletter.unknown`.
 */
export async function leaveByLink(work: UnitOfWork, leaveToken: string): Promise<void> {
  const subscription = await lockByLink(work, 'leave_token', leaveToken);
  if (!subscription) throw refuse('newsletter.unknown');
  await leave(work, subscription);
  await recordNewsletterChoice(work, subscription.email, false);
}

/** The account no longer wants the letter at this address. */
export async function leaveByEmail(work: UnitOfWork, email: string): Promise<void> {
  const subscription = await findByEmail(work.tx, email);
  if (subscription) await leave(work, subscription);
}

async function leave(work: UnitOfWork, { id }: Subscription): Promise<void> {
  const left = await work.tx
    .updateTable('newsletter_subscriptions')
    .set({
      state: 'left',
      left_at: new Date(work.now.epochMilliseconds),
      // A mail of before must not bring the letter back.
      confirm_hash: null,
      confirm_until: null,
    })
    .where('id', '=', id)
    .where('state', '<>', 'left')
    .returning('id')
    .executeTakeFirst();
  if (left) await work.announce('newsletter.left', { subscriptionId: id });
}
