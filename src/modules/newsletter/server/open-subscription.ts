import { spelled } from '#platform/mailed-confirmation.ts';
import { newToken } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { CONSENT_VERSION, type NewsletterSource } from '../contracts.ts';
import type { Subscription } from './queries.ts';

export interface SubscribeRequest {
  email: string;
  source: NewsletterSource;
  channelCode: string;
  /** Language code of the request. */
  language: string;
  /** Network address of the request; null when the choice comes from the account. */
  from: string | null;
}

/** Locks the row of an address, creating it if needed, so that concurrent requests are serialised. */
export async function openSubscription(
  work: UnitOfWork,
  request: SubscribeRequest,
): Promise<{ subscription: Subscription; isNew: boolean }> {
  const email = spelled(request.email);
  const made = await work.tx
    .insertInto('newsletter_subscriptions')
    .values({ email, state: 'pending', leave_token: newToken(), ...consentOf(work, request) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { subscription: made, isNew: true };
  const subscription = await work.tx
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { subscription, isNew: false };
}

/** Proof of consent of PRV-06, saved with each new request. */
export const consentOf = (
  work: UnitOfWork,
  { source, channelCode, language, from }: SubscribeRequest,
) => ({
  source,
  channel_code: channelCode,
  language,
  asked_from: from,
  asked_at: new Date(work.now.epochMilliseconds),
  consent_version: CONSENT_VERSION,
});

/** Renewed consent of an address that needs no verification: it still has to be accepted. */
export async function writeConsent(
  work: UnitOfWork,
  { id }: Subscription,
  request: SubscribeRequest,
): Promise<Subscription> {
  return work.tx
    .updateTable('newsletter_subscriptions')
    .set({ ...consentOf(work, request), state: 'pending' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
