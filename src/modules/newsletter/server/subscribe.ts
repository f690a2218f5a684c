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
  /** The caller is signed in and verified this address: no confirmation mail is needed. */
  isProven: boolean;
  /** Origin of the site its links open. */
  origin: string;
}

/**
 * Requests a subscription for an address. The response never depends on its state; the mailbox has
 * to confirm (PRV-06), and only then gets the exit popup's code (PRM-03).
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

/** The popup's promise is recorded even if the confirmation mail was sent earlier for another source. */
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
