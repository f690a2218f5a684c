import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import type { PageContext } from '#pages/page-context.ts';
import { subscriptionCalls } from '#services/shop/subscriptions.ts';

/** The customer's active subscriptions; empty when the feature is disabled (GRD-14). */
export async function goingSubscriptions(page: PageContext): Promise<SubscriptionShape[]> {
  if (!page.settings.features.subscriptions) return [];
  const all = await subscriptionCalls(page.shop).list();
  return all.filter(({ status }) => status !== 'stopped');
}
