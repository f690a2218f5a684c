import type { RouterContextProvider } from 'react-router';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { subscriptionCalls } from '#services/shop/subscriptions.ts';
import { isSubscriber } from '../subscriptions/open-subscription.server.ts';

/**
 * The subscriptions that are not over, for the home of the account: the one that delivers first
 * comes first, those in pause last. The session learns whether there is one (NAV-22).
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
