import { data, type RouterContextProvider, redirect } from 'react-router';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { sessionContext } from '#pages/page-context.ts';
import { type Buyer, buyerAt, paths } from '#pages/paths.ts';
import { requireSignIn } from '../require-session.server.ts';

/** Who goes through the funnel. */
export interface Who {
  buyer: Buyer;
  /** Resource path of the customer; null without an account. */
  customer: string | null;
}

interface Visit {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** Of the order. */
  token: string;
}

/**
 * Who may go through this funnel: at its own address the customer who is signed in, else the sign-in;
 * at the address without an account the browser whose cart it was. Any other is answered as for an
 * order that does not exist, whether there is one or not.
 */
export function requireBuyer({ context, request, token }: Visit): Who {
  if (buyerAt(new URL(request.url).pathname) === 'customer')
    return { buyer: 'customer', customer: requireSignIn(context, request).customer };
  const session = context.get(sessionContext);
  if (!session.ownsGuestOrder(token)) throw data(null, { status: 404 });
  session.keepGuestOrder(token);
  return { buyer: 'guest', customer: null };
}

/**
 * A cart that needs an account leaves the funnel without one: whoever is signed in orders as
 * themselves, and a subscription is for somebody who can change and end it.
 */
export function leaveForAccount(
  context: Readonly<RouterContextProvider>,
  { buyer }: Who,
  order: OrderShape,
): void {
  if (buyer !== 'guest' || order.state !== 'cart') return;
  const session = context.get(sessionContext);
  const own = paths.checkout(order.tokenValue, 'billing');
  if (session.signedIn) throw redirect(own);
  if (!order.items.some(({ subscriptionInterval }) => subscriptionInterval !== null)) return;
  session.rememberPage(own);
  throw redirect(paths.signIn());
}
