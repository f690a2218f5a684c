import { orderCalls } from '#services/shop/orders.ts';
import { orNotFound } from '../found.ts';
import { handOver, handsOver } from '../hand-over.server.ts';
import { pageContext } from '../page-context.ts';
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
  const file = await orNotFound(orderCalls(shop).invoice(tokenValue, params.number));
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  for (const name of ['content-type', 'content-disposition'])
    headers.set(name, file.headers.get(name) ?? '');
  return handOver(context, new Response(file.body, { headers }));
}

/** Only ever seen as the page that says there is no such paper. */
export default function InvoiceFilePage() {
  return null;
}
