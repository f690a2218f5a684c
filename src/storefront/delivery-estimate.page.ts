import { pageContext } from '#pages/page-context.ts';
import { estimateDelivery } from '#services/shop/delivery.ts';
import type { Route } from './+types/delivery-estimate.page';
import { loadDay } from './product/load-day.server.ts';

/**
 * JSON endpoint, called by product pages after rendering: their documents are shared and cached for
 * an hour, but the estimate changes at noon, and the cost per day depends on the visitor's animal.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const product = url.searchParams.get('produit');
  if (product === null)
    return { estimate: await estimateDelivery(context.get(pageContext).shop), day: null };
  const animal = url.searchParams.get('animal');
  return { estimate: null, day: await loadDay({ context, request, product, animal }) };
}
