import { jobRunner } from '../support/run-jobs.ts';
import type { TestShop } from '../support/shop.ts';
import { subscriptionCalls } from '../support/subscription-calls.ts';

/** What somebody has on subscription: codes, tokens of prepared orders, ids of items. */
export interface OnSubscription {
  subscriptions: string[];
  drafts: string[];
  subscribed: string[];
}

/** Rhythms a variant is bought in, one subscription each. */
export const rhythms = (sold: string): [string, number, object][] =>
  [31, 42, 62].map((subscriptionInterval) => [sold, 1, { subscriptionInterval }]);

/**
 * Starts what an order was placed with, as after a second delivery: another variant in each, a
 * coupon on one, one of them paused, so that every call has something it can answer.
 */
export async function startSubscriptionsOf(
  shop: TestShop,
  orderToken: string,
  headers: Record<string, string>,
  other: string,
): Promise<OnSubscription> {
  const { pool } = shop.database;
  await jobRunner(shop).run('start-subscriptions');
  const { rows } = await pool.query<{ code: string }>(
    `update subscriptions set deliveries_done = 2 from orders o
     where o.id = created_from and o.token = $1 returning code`,
    [orderToken],
  );
  const subscriptions = rows.map(({ code }) => code).toSorted();
  const { of } = subscriptionCalls(shop);
  const calls = subscriptions.map((code) => of({ code, headers }));
  for (const { post } of calls)
    await post('/items', { productVariant: other, quantity: 1, scope: 'all' });
  await calls[1]?.post('/coupons', { couponCode: 'BIENVENUE5' });
  const { rows: parts } = await pool.query<{ token: string; item: number }>(
    `select o.token, i.id as item from subscriptions s
     join subscription_cycles c on c.subscription_id = s.id and c.closed_at is null
     join orders o on o.id = c.order_id
     join subscription_items i on i.subscription_id = s.id
     where s.code = any ($1) order by s.id, i.id`,
    [subscriptions],
  );
  await calls[2]?.post('/pause');
  return {
    subscriptions,
    drafts: [...new Set(parts.map(({ token }) => token))],
    subscribed: parts.map(({ item }) => String(item)),
  };
}
