import type { RouterContextProvider } from 'react-router';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { subscriptionCalls } from '#services/shop/subscriptions.ts';
import { isSubscriber } from '../subscriptions/open-subscription.server.ts';

/**
 * The active subscriptions for the account's home page: next delivery first, paused ones last.
 * Stores in the session whether there is one (NAV-22).
 */
export async function findGoingSubscriptions(
  context: Readonly<RouterContextProvider>,
): Promise<SubscriptionShape[]> {
  const subscriptions = await subscriptionCalls(context.get(pageContext).shop).list();
  context.get(sessionContext).keepSubscriber(isSubscriber(subscriptions));
  const dateOf = ({ status, nextShippingDate }: SubscriptionShape) =>
    status === 'paused' ? '9999' : (nextShippingDate ?? '9998');
  return subscriptions
    .filter(({ status }) => status !== 'stopped')
    .toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)));
}
