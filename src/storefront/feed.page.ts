import { listProductDocuments } from '#modules/catalog/content-operations.ts';
import { pageContext } from '#pages/page-context.ts';
import { listTariffs } from '#services/shop/delivery.ts';
import type { Route } from './+types/feed.page';
import { merchantFeed } from './feed/merchant-feed.ts';

const FIELDS =
  'sku,slug,name,kind,animalType,shortDescription,breadcrumb,composition,additives,' +
  'analyticalConstituents,metabolizableEnergy,ProductVariants,viewable,oldProduct';

/**
 * The product feed of this site for comparison sites, cached like every public document (SEO-06).
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, shop, site } = context.get(pageContext);
  const [products, methods] = await Promise.all([
    content.all(listProductDocuments, {
      query: {
        render: '2',
        'filters[viewable]': 'true',
        'filters[oldProduct]': 'false',
        fields: FIELDS,
      },
    }),
    listTariffs(shop),
  ]);
  const sold = products.map(({ attributes }) => attributes).filter(({ kind }) => kind !== 'sample');
  return new Response(merchantFeed(site, sold, methods), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
