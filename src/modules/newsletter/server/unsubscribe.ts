import { refuse } from '#kit/refusal.ts';
import { recordNewsletterChoice } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findByEmail, lockByLink, type Subscription } from './queries.ts';

/**
 * Unsubscribes by a mail link, or a mail reader's button; idempotent.
 * @throws Refusal `newsletter.unknown`.
 */
export async function leaveByLink(work: UnitOfWork, leaveToken: string): Promise<void> {
  const subscription = await lockByLink(work, 'leave_token', leaveToken);
  if (!subscription) throw refuse('newsletter.unknown');
  await leave(work, subscription);
  await recordNewsletterChoice(work, subscription.email, false);
}

/** Unsubscribes an address by the choice of its account. */
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
      // An earlier confirmation mail must not resubscribe it.
      confirm_hash: null,
      confirm_until: null,
    })
    .where('id', '=', id)
    .where('state', '<>', 'left')
    .returning('id')
    .executeTakeFirst();
  if (left) await work.announce('newsletter.left', { subscriptionId: id });
}
