import { pageContext } from '#pages/page-context.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { loadOr404 } from '../load-or-404.ts';
import type { Route } from './+types/relays';
import { requireBuyer } from './require-buyer.server.ts';
import { searchRelays } from './search-relays.server.ts';

/** JSON endpoint: pickup points for the shipping step. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  requireBuyer({ context, request, token: params.order });
  const order = await loadOr404(orderCalls(shop).read(params.order));
  return { found: await searchRelays(shop, order, new URL(request.url).searchParams) };
}
