import { data, type RouterContextProvider, redirect } from 'react-router';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { sessionContext } from '#pages/page-context.ts';
import { type Buyer, buyerAt, paths } from '#pages/paths.ts';
import { requireSignIn } from '../require-session.server.ts';

/** The buyer of a checkout. */
export interface Who {
  buyer: Buyer;
  /** Resource path of the customer; null without an account. */
  customer: string | null;
}

interface Visit {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** Token of the order. */
  token: string;
}

/**
 * The buyer allowed in this checkout: the signed-in customer at its own address, else a redirect to
 * the sign-in; at the guest address the browser that has the cart. Anyone else gets the answer for
 * an order that does not exist.
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
 * A cart that needs an account leaves the guest checkout: signed-in customers order with their
 * account, and a subscription needs one to be changed and terminated.
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
