import { queueMail } from '#platform/mail.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import type { Work } from '#schema.ts';
import { acceptSubscription, welcome } from './accept-subscription.ts';
import { confirmMail } from './emails/letter-mails.ts';
import { type Asked, consentOf, openSubscription, writeConsent } from './open-subscription.ts';
import type { Subscription } from './queries.ts';

/** Days the link of the confirmation mail works. */
const CONFIRM_DAYS = 7;
/** A mailbox gets one confirmation mail in so many minutes, whoever types its address. */
const QUIET_MINUTES = 10;

interface Asking extends Asked {
  /** They are signed in and proved this very address before: no mail has to ask them again. */
  isProven: boolean;
  /** The site its links open. */
  origin: string;
}

/**
 * Somebody typed an address for the letter. Whatever is known of it, the caller learns nothing; its
 * mailbox is asked to confirm (PRV-06), and the exit popup's code is never given before (PRM-03).
 */
export async function askForLetter(work: Work, asked: Asking): Promise<void> {
  const { subscription, isNew } = await openSubscription(work, asked);
  if (subscription.state === 'confirmed') {
    if (asked.source === 'exit_popup' && subscription.welcome_coupon === null)
      await welcome(work, { ...subscription, source: asked.source, origin: asked.origin });
    return;
  }
  if (asked.isProven) {
    const kept = await writeConsent(work, subscription, asked);
    return acceptSubscription(work, kept, asked.origin);
  }
  const isQuiet = !isNew && subscription.state === 'pending' && wasAskedLately(work, subscription);
  if (!isQuiet) return sendConfirmation(work, subscription, asked);
  if (asked.source === 'exit_popup') await writeSource(work, subscription.id);
}

function wasAskedLately(work: Work, { asked_at, confirm_hash }: Subscription): boolean {
  const until = asked_at.getTime() + QUIET_MINUTES * 60_000;
  return confirm_hash !== null && work.now.epochMilliseconds < until;
}

/** What the popup promised holds, even when the mail to press is one that was sent before. */
async function writeSource({ tx }: Work, id: number): Promise<void> {
  await tx
    .updateTable('newsletter_subscriptions')
    .set({ source: 'exit_popup' })
    .where('id', '=', id)
    .execute();
}

async function sendConfirmation(work: Work, { id }: Subscription, asked: Asking): Promise<void> {
  const token = newToken();
  const { email } = await work.tx
    .updateTable('newsletter_subscriptions')
    .set({
      ...consentOf(work, asked),
      state: 'pending',
      confirm_hash: hashOf(token),
      confirm_until: new Date(work.now.add({ hours: 24 * CONFIRM_DAYS }).epochMilliseconds),
    })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow();
  const days = CONFIRM_DAYS;
  const mail = await confirmMail({ token, origin: asked.origin, today: work.today, days });
  await queueMail(work, { ...mail, key: `newsletter-confirm:${hashOf(token)}`, to: email });
}
