import type { RouterContextProvider } from 'react-router';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { subscriptionCalls } from '#services/shop/subscriptions.ts';
import { pageContext, sessionContext } from '../page-context.ts';
import { isSubscriber } from '../subscriptions/open-subscription.server.ts';

/**
 * The subscription that delivers first, for the home of the account; one in pause only when no
 * other runs. Null without any. The session learns whether there is one (NAV-22).
 */
export async function findNextDelivery(
  context: Readonly<RouterContextProvider>,
): Promise<SubscriptionShape | null> {
  const subscriptions = await subscriptionCalls(context.get(pageContext).shop).list();
  context.get(sessionContext).keepSubscriber(isSubscriber(subscriptions));
  const going = subscriptions.filter(({ status }) => status !== 'stopped');
  const dateOf = ({ status, nextShippingDate }: SubscriptionShape) =>
    status === 'paused' ? '9999' : (nextShippingDate ?? '9998');
  return going.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))[0] ?? null;
}
