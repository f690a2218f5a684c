import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { acceptSubscription } from './accept-subscription.ts';
import { openSubscription, writeConsent } from './open-subscription.ts';
import { findByEmail } from './queries.ts';
import { leaveByEmail } from './unsubscribe.ts';

/** A customer whose choice, address or verification has changed. */
export interface AccountChange {
  customerId: number;
  /** Their previous address, if it changed. */
  previous?: string;
}

/**
 * Updates the subscription from the current state of the account; idempotent and independent of the
 * order of events. An unverified address waits for verification by the account's own mail.
 */
export async function followAccount(
  work: UnitOfWork,
  { customerId, previous }: AccountChange,
  { db, config }: AppContext,
): Promise<void> {
  if (previous) await leaveByEmail(work, previous);
  const customer = await findCustomer(work.tx, customerId);
  if (!customer) return;
  if (!customer.subscribedToNewsletter) return leaveByEmail(work, customer.email);
  const channel = await findChannel(db, customer.channel);
  const existing = await findByEmail(work.tx, customer.email);
  if (!channel || existing?.state === 'confirmed') return;
  const wanted = {
    email: customer.email,
    channelCode: channel.code,
    language: customer.language,
    from: null,
  };
  const opened = await openSubscription(work, { ...wanted, source: 'account' });
  const { state } = opened.subscription;
  const requested =
    state === 'left'
      ? await writeConsent(work, opened.subscription, { ...wanted, source: 'account' })
      : opened.subscription;
  if (customer.emailVerifiedAt && state !== 'confirmed')
    await acceptSubscription(work, requested, channelOrigin(channel, config));
}
