import { refuseFields } from '#kit/refusal.ts';
import { stillConfirms } from '#platform/mailed-confirmation.ts';
import { hashOf } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { acceptSubscription } from './accept-subscription.ts';
import { lockByLink } from './queries.ts';

/**
 * Confirms a subscription by the link of its mail; idempotent.
 * @throws Refusal on path `token` when the link has expired, was replaced or never existed.
 */
export async function confirmSubscription(
  work: UnitOfWork,
  token: string,
  origin: string,
): Promise<void> {
  const subscription = await lockByLink(work, 'confirm_hash', hashOf(token));
  if (subscription?.state === 'confirmed') return;
  if (!subscription || !stillConfirms(subscription, work.now))
    throw refuseFields([{ propertyPath: 'token', code: 'newsletter.link' }]);
  await acceptSubscription(work, subscription, origin);
}
