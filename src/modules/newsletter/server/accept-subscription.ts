import { writtenIn } from '#modules/catalog/server/index.ts';
import { findCustomerByEmail, recordNewsletterChoice } from '#modules/customers/server/index.ts';
import { issueCoupon, randomCode } from '#modules/promotions/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { welcomeMail } from './emails/newsletter-mails.ts';
import { hasMailboxCode, type Subscription } from './queries.ts';

/** Promotion of the exit popup (PRM-03), by its code in the shop's data. */
const WELCOME_PROMOTION = 'bienvenue';

/** Subscribes the address, and sets the choice of its account, if any. */
export async function acceptSubscription(
  work: UnitOfWork,
  subscription: Subscription,
  origin: string,
): Promise<void> {
  await work.tx
    .updateTable('newsletter_subscriptions')
    .set({ state: 'confirmed', confirmed_at: new Date(work.now.epochMilliseconds), left_at: null })
    .set({ suppressed_at: null, suppressed_for: null })
    .where('id', '=', subscription.id)
    .execute();
  await recordNewsletterChoice(work, subscription.email, true);
  await welcome(work, { ...subscription, origin });
  await work.announce('newsletter.confirmed', { subscriptionId: subscription.id });
}

type Welcomed = Pick<
  Subscription,
  'id' | 'email' | 'source' | 'leave_token' | 'welcome_coupon' | 'asked_at' | 'language'
> & { origin: string };

/**
 * Queues the welcome mail. The popup's code is created once per address, and not for previous
 * customers, because it is for a first order. Lock the row first.
 */
export async function welcome(work: UnitOfWork, subscription: Welcomed): Promise<void> {
  const { id, email, leave_token: leaveToken, language, origin } = subscription;
  const gift = await giftFor(work, subscription);
  const first = `newsletter-welcome:${id}:${subscription.asked_at.getTime()}`;
  const key = gift ? `newsletter-welcome:${id}:code` : first;
  const mail = await writtenIn(work, language, { origin, leaveToken, gift }, welcomeMail);
  await queueMail(work, { ...mail, key, to: email });
}

async function giftFor(work: UnitOfWork, { id, email, source, welcome_coupon }: Welcomed) {
  if (source !== 'exit_popup' || welcome_coupon !== null) return null;
  if ((await findCustomerByEmail(work.tx, email))?.hasOrdered) return null;
  if (await hasMailboxCode(work, email)) return null;
  const coupon = await issueCoupon(work, WELCOME_PROMOTION, {
    codeOf: () => `BIENVENUE-${randomCode(8)}`,
    totalUses: 1,
  });
  if (!coupon) return null;
  const { reward, conditions } = coupon.promotion;
  await work.tx
    .updateTable('newsletter_subscriptions')
    .set({ welcome_coupon: coupon.code })
    .where('id', '=', id)
    .execute();
  const amount = reward.kind === 'amount' ? reward.amount : null;
  return { code: coupon.code, amount, minimum: conditions.minimum };
}
