import { data } from 'react-router';
import { forwardAttachment, responseForwarding } from '#pages/forward-response.server.ts';
import { pageContext } from '#pages/page-context.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { loadOr404 } from '../load-or-404.ts';
import { requireFeature } from '../require-feature.server.ts';
import type { Route } from './+types/tracked-invoice.page';
import { findTrackedOrder } from './find-tracked-order.server.ts';

export const middleware = [responseForwarding];

/** Hands over an invoice, a credit note or a return label of an order without an account (ORD-04). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  requireFeature(context, 'orders');
  const order = await findTrackedOrder(shop, params.order);
  if (!order) throw data(null, { status: 404 });
  return forwardAttachment(
    context,
    await loadOr404(orderCalls(shop).document(order.tokenValue, params.number)),
  );
}

/** Rendered only as a 404 page. */
export default function TrackedInvoicePage() {
  return null;
}
