import { data } from 'react-router';
import { ServiceError } from '#services/service-client.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { pageContext } from '../page-context.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/invoice-file';
import { findOwnOrder } from './load-order.server.ts';

/** Hands over an invoice or a credit note of the signed-in customer (ORD-04). */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  requireSignIn(context, request);
  requireFeature(context, 'orders');
  const { tokenValue } = await findOwnOrder(shop, params.order);
  try {
    const file = await orderCalls(shop).invoice(tokenValue, params.number);
    const headers = new Headers({ 'cache-control': 'private, no-store' });
    for (const name of ['content-type', 'content-disposition'])
      headers.set(name, file.headers.get(name) ?? '');
    return new Response(file.body, { headers });
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}
