import { pageContext } from '#pages/page-context.ts';
import { estimateDelivery } from '#services/shop/delivery.ts';
import type { Route } from './+types/delivery-estimate.page';

/** Asked for by product pages: their documents are kept for an hour, a promise changes at noon. */
export async function loader({ context }: Route.LoaderArgs) {
  return { estimate: await estimateDelivery(context.get(pageContext).shop) };
}
