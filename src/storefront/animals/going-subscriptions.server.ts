import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import type { PageContext } from '#pages/page-context.ts';
import { subscriptionCalls } from '#services/shop/subscriptions.ts';

/** The subscriptions of who is signed in that are not over; none where that part is off (GRD-14). */
export async function goingSubscriptions(page: PageContext): Promise<SubscriptionShape[]> {
  if (!page.settings.features.subscriptions) return [];
  const all = await subscriptionCalls(page.shop).list();
  return all.filter(({ status }) => status !== 'stopped');
}
