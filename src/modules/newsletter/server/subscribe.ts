import { writtenIn } from '#modules/catalog/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { CONFIRM_DAYS, newConfirmation, quietSince } from '#platform/mailed-confirmation.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { acceptSubscription, welcome } from './accept-subscription.ts';
import { confirmMail } from './emails/newsletter-mails.ts';
import {
  consentOf,
  openSubscription,
  type SubscribeRequest,
  writeConsent,
} from './open-subscription.ts';
import type { Subscription } from './queries.ts';

interface Asking extends SubscribeRequest {
  /** They are signed in and proved this very address before: no mail has to ask them again. */
  isProven: boolean;
  /** The site its links open. */
  origin: string;
}

/**
 * Somebody typed an address for the letter. Whatever is known of it, the caller learns nothing; its
 * mailbox is asked to confirm (PRV-06), and the exit popup's code is never given before (PRM-03).
 */
export async function subscribe(work: UnitOfWork, requested: Asking): Promise<void> {
  const { subscription, isNew } = await openSubscription(work, requested);
  if (subscription.state === 'confirmed') {
    if (requested.source === 'exit_popup' && subscription.welcome_coupon === null)
      await welcome(work, { ...subscription, source: requested.source, origin: requested.origin });
    return;
  }
  if (requested.isProven) {
    const stored = await writeConsent(work, subscription, requested);
    return acceptSubscription(work, stored, requested.origin);
  }
  const isQuiet =
    !isNew && subscription.state === 'pending' && wasRequestedRecently(work, subscription);
  if (!isQuiet) return sendConfirmation(work, subscription, requested);
  if (requested.source === 'exit_popup') await writeSource(work, subscription.id);
}

function wasRequestedRecently(work: UnitOfWork, { asked_at, confirm_hash }: Subscription): boolean {
  return confirm_hash !== null && asked_at > quietSince(work.now);
}

/** What the popup promised holds, even when the mail to press is one that was sent before. */
async function writeSource({ tx }: UnitOfWork, id: number): Promise<void> {
  await tx
    .updateTable('newsletter_subscriptions')
    .set({ source: 'exit_popup' })
    .where('id', '=', id)
    .execute();
}

async function sendConfirmation(
  work: UnitOfWork,
  { id }: Subscription,
  requested: Asking,
): Promise<void> {
  const { token, stored } = newConfirmation(work.now);
  const { email } = await work.tx
    .updateTable('newsletter_subscriptions')
    .set({
      ...consentOf(work, requested),
      state: 'pending',
      ...stored,
    })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow();
  const asking = { token, origin: requested.origin, today: work.today, days: CONFIRM_DAYS };
  const mail = await writtenIn(work, requested.language, asking, confirmMail);
  await queueMail(work, { ...mail, key: `newsletter-confirm:${stored.confirm_hash}`, to: email });
}
