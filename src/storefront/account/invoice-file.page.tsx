import { handOn, handsOver } from '#pages/hand-over.server.ts';
import { pageContext } from '#pages/page-context.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { orNotFound } from '../found.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/invoice-file.page';
import { findOwnOrder } from './load-order.server.ts';

export const middleware = [handsOver];

/** Hands over an invoice or a credit note of the signed-in customer (ORD-04). */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  requireSignIn(context, request);
  requireFeature(context, 'orders');
  const { tokenValue } = await findOwnOrder(shop, params.order);
  return handOn(context, await orNotFound(orderCalls(shop).invoice(tokenValue, params.number)));
}

/** Only ever seen as the page that says there is no such paper. */
export default function InvoiceFilePage() {
  return null;
}
