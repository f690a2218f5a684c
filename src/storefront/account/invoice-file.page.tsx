import { forwardAttachment, responseForwarding } from '#pages/forward-response.server.ts';
import { pageContext } from '#pages/page-context.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { loadOr404 } from '../load-or-404.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/invoice-file.page';
import { findOwnOrder } from './load-order.server.ts';

export const middleware = [responseForwarding];

/** Hands over an invoice, a credit note or a return label of the signed-in customer (ORD-04). */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  requireSignIn(context, request);
  requireFeature(context, 'orders');
  const { tokenValue } = await findOwnOrder(shop, params.order);
  return forwardAttachment(
    context,
    await loadOr404(orderCalls(shop).document(tokenValue, params.number)),
  );
}

/** Rendered only as a 404 page. */
export default function InvoiceFilePage() {
  return null;
}
