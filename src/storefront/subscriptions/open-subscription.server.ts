import type { RouterContextProvider } from 'react-router';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { pageContext } from '#pages/page-context.ts';
import { subscriptionCalls } from '#services/shop/subscriptions.ts';
import { loadOr404 } from '../load-or-404.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Guard of the subscription pages: needs a sign-in and the enabled feature (GRD-14). */
export function openSubscriptions(context: Context, request: Request) {
  const signedIn = requireSignIn(context, request);
  requireFeature(context, 'subscriptions');
  const { shop } = context.get(pageContext);
  return { shop, signedIn, calls: subscriptionCalls(shop) };
}

/** A customer with an active or paused subscription is a subscriber (ACC-05). */
export const isSubscriber = (subscriptions: readonly SubscriptionShape[]): boolean =>
  subscriptions.some(({ status }) => status !== 'stopped');

const CODE = /^[\w-]{1,40}$/;

/**
 * The customer's own subscription. @throws a 404 response for any other (RTE-41). With `shared` also one that is shared with
 * them.
 */
export async function openSubscription(
  context: Context,
  request: Request,
  code: string,
  { shared }: { shared: boolean } = { shared: false },
) {
  const open = openSubscriptions(context, request);
  if (!CODE.test(code)) throw new Response(null, { status: 404 });
  const subscription: SubscriptionShape = await loadOr404(open.calls.read(code));
  if (subscription.shared && !shared) throw new Response(null, { status: 404 });
  return { ...open, subscription };
}
