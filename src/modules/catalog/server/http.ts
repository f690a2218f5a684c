import { HTTPException } from 'hono/http-exception';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, filterable, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { productFilters, variantFilters } from '../operations.ts';
import { presentProduct, presentTaxon, presentVariant, taxonPath } from './present-shop.ts';
import {
  findProduct,
  findProductCode,
  listProducts,
  listTaxons,
  listVariants,
  type ProductSearch,
} from './shop-queries.ts';

export { contentRoutes } from './content-http.ts';

const notFound = () => new HTTPException(404, { message: 'Not Found' });
const lastSegment = (path: string) => path.split('/').at(-1) ?? '';
const one = { offset: 0, itemsPerPage: 1 };

const topLevel = <T extends { '@type': string }>(item: T) => ({
  '@context': `/api/v2/contexts/${item['@type']}`,
  ...item,
});

function orderOf(
  query: Record<string, string | undefined>,
): Pick<ProductSearch, 'order' | 'descending'> {
  for (const order of ['price', 'createdAt', 'code'] as const) {
    const requested = query[`order[${order}]`];
    if (requested) return { order, descending: requested === 'desc' };
  }
  return { order: 'code', descending: false };
}

/** The catalogue of the shop API (contracts §1.12). */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listProducts), async (c) => {
    const query = c.req.valid('query');
    const paging = pagingOf(c);
    const found = await listProducts(c.var.appContext.db, c.var.channel.code, {
      ...paging,
      ...orderOf(query),
      taxonPath: query.taxon ? taxonPath(lastSegment(query.taxon)) : null,
      name: query['translations.name'] ?? null,
      slug: query.slug ?? null,
    });
    const answer = collection(c, 'Product', found.items.map(presentProduct), found.total, paging);
    return ld(c, filterable(answer, Object.keys(productFilters)));
  })
  .openapi(route(operations.getProduct), async (c) => {
    const { code } = c.req.valid('param');
    const found = await findProduct(c.var.appContext.db, c.var.channel.code, code);
    if (!found) throw notFound();
    return ld(c, topLevel(presentProduct(found)));
  })
  .openapi(route(operations.redirectToProduct), async (c) => {
    const { slug } = c.req.valid('param');
    const code = await findProductCode(c.var.appContext.db, c.var.channel.code, slug);
    if (!code) throw notFound();
    return c.redirect(`/api/v2/shop/products/${code}${new URL(c.req.url).search}`, 301);
  })
  .openapi(route(operations.listVariants), async (c) => {
    const paging = pagingOf(c);
    const query = c.req.valid('query').product;
    const filter = { sku: query && lastSegment(query) };
    const found = await listVariants(c.var.appContext.db, c.var.channel.code, filter, paging);
    const members = found.items.map(presentVariant);
    const answer = collection(c, 'ProductVariant', members, found.total, paging);
    return ld(c, filterable(answer, Object.keys(variantFilters)));
  })
  .openapi(route(operations.getVariant), async (c) => {
    const { code } = c.req.valid('param');
    const { items } = await listVariants(c.var.appContext.db, c.var.channel.code, { code }, one);
    if (!items[0]) throw notFound();
    return ld(c, topLevel(presentVariant(items[0])));
  })
  .openapi(route(operations.listTaxons), async (c) => {
    const paging = pagingOf(c);
    const found = await listTaxons(c.var.appContext.db, null, paging);
    return ld(c, collection(c, 'Taxon', found.items.map(presentTaxon), found.total, paging));
  })
  .openapi(route(operations.getTaxon), async (c) => {
    const path = taxonPath(c.req.valid('param').code);
    const { items } = await listTaxons(c.var.appContext.db, path, one);
    if (!items[0]) throw notFound();
    return ld(c, topLevel(presentTaxon(items[0])));
  });
