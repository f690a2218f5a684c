import { pageContext } from '#pages/page-context.ts';
import { estimateDelivery } from '#services/shop/delivery.ts';
import type { Route } from './+types/delivery-estimate.page';
import { loadDay } from './product/load-day.server.ts';

/**
 * Asked for by product pages once they stand: their documents are the same for everybody and kept for
 * an hour. A promise changes at noon; what a day costs depends on the animal of whoever looks.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const product = url.searchParams.get('produit');
  if (product === null)
    return { estimate: await estimateDelivery(context.get(pageContext).shop), day: null };
  const animal = url.searchParams.get('animal');
  return { estimate: null, day: await loadDay({ context, request, product, animal }) };
}
