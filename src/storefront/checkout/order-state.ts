import { pageContext } from '#pages/page-context.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { loadOr404 } from '../load-or-404.ts';
import type { Route } from './+types/order-state';
import { requireBuyer } from './require-buyer.server.ts';

/** JSON endpoint: the version of an order, for an open page. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  requireBuyer({ context, request, token: params.order });
  const { version } = await loadOr404(orderCalls(shop).read(params.order));
  return Response.json({ version }, { headers: { 'cache-control': 'private, no-store' } });
}
