import { createRoute, z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, filterable, ld } from '#platform/http/ld-json.ts';
import { collectionResponse, errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf, pagingQuery } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import { productShape, taxonShape, variantShape } from '../contracts.ts';
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

const list = <P extends string, Q extends z.ZodRawShape>(
  path: P,
  operationId: string,
  summary: string,
  member: z.ZodType,
  query: Q,
) =>
  createRoute({
    method: 'get',
    path,
    operationId,
    tags: ['Catalogue'],
    summary,
    request: { query: z.object({ ...pagingQuery, ...query }) },
    responses: {
      200: collectionResponse(member, summary),
      ...errorResponses(400, 404, 422),
    },
  });

const item = <P extends string>(path: P, operationId: string, summary: string, shape: z.ZodType) =>
  createRoute({
    method: 'get',
    path,
    operationId,
    tags: ['Catalogue'],
    summary,
    request: { params: z.object({ code: z.string() }) },
    responses: { 200: ldResponse(shape, summary), ...errorResponses(400, 404) },
  });

const direction = z.enum(['asc', 'desc']).optional();

const productFilters = {
  taxon: z.string().optional(),
  'translations.name': z.string().optional(),
  slug: z.string().optional(),
  'order[price]': direction,
  'order[createdAt]': direction,
  'order[code]': direction,
};
const products = list(
  '/shop/products',
  'listProducts',
  'Products of the channel',
  productShape,
  productFilters,
);

const bySlug = createRoute({
  method: 'get',
  path: '/shop/products-by-slug/{slug}',
  operationId: 'redirectToProduct',
  tags: ['Catalogue'],
  summary: 'Redirects to the product with this slug',
  request: { params: z.object({ slug: z.string() }) },
  responses: { 301: { description: 'Where the product is' }, ...errorResponses(400, 404) },
});

const variantFilters = { product: z.string().optional() };
const variants = list(
  '/shop/product-variants',
  'listVariants',
  'Variants',
  variantShape,
  variantFilters,
);

function orderOf(
  query: Record<string, string | undefined>,
): Pick<ProductSearch, 'order' | 'descending'> {
  for (const order of ['price', 'createdAt', 'code'] as const) {
    const asked = query[`order[${order}]`];
    if (asked) return { order, descending: asked === 'desc' };
  }
  return { order: 'code', descending: false };
}

/** The catalogue of the shop API (contracts §1.12). */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(products, async (c) => {
    const query = c.req.valid('query');
    const paging = pagingOf(c);
    const found = await listProducts(c.var.machine.db, c.var.channel.code, {
      ...paging,
      ...orderOf(query),
      taxonPath: query.taxon ? taxonPath(lastSegment(query.taxon)) : null,
      name: query['translations.name'] ?? null,
      slug: query.slug ?? null,
    });
    const answer = collection(c, 'Product', found.items.map(presentProduct), found.total, paging);
    return ld(c, filterable(answer, Object.keys(productFilters)));
  })
  .openapi(item('/shop/products/{code}', 'getProduct', 'One product', productShape), async (c) => {
    const { code } = c.req.valid('param');
    const found = await findProduct(c.var.machine.db, c.var.channel.code, code);
    if (!found) throw notFound();
    return ld(c, topLevel(presentProduct(found)));
  })
  .openapi(bySlug, async (c) => {
    const { slug } = c.req.valid('param');
    const code = await findProductCode(c.var.machine.db, c.var.channel.code, slug);
    if (!code) throw notFound();
    return c.redirect(`/api/v2/shop/products/${code}${new URL(c.req.url).search}`, 301);
  })
  .openapi(variants, async (c) => {
    const paging = pagingOf(c);
    const asked = c.req.valid('query').product;
    const filter = { sku: asked && lastSegment(asked) };
    const found = await listVariants(c.var.machine.db, c.var.channel.code, filter, paging);
    const members = found.items.map(presentVariant);
    const answer = collection(c, 'ProductVariant', members, found.total, paging);
    return ld(c, filterable(answer, Object.keys(variantFilters)));
  })
  .openapi(
    item('/shop/product-variants/{code}', 'getVariant', 'One variant', variantShape),
    async (c) => {
      const { code } = c.req.valid('param');
      const { items } = await listVariants(c.var.machine.db, c.var.channel.code, { code }, one);
      if (!items[0]) throw notFound();
      return ld(c, topLevel(presentVariant(items[0])));
    },
  )
  .openapi(list('/shop/taxons', 'listTaxons', 'Categories', taxonShape, {}), async (c) => {
    const paging = pagingOf(c);
    const found = await listTaxons(c.var.machine.db, null, paging);
    return ld(c, collection(c, 'Taxon', found.items.map(presentTaxon), found.total, paging));
  })
  .openapi(item('/shop/taxons/{code}', 'getTaxon', 'One category', taxonShape), async (c) => {
    const path = taxonPath(c.req.valid('param').code);
    const { items } = await listTaxons(c.var.machine.db, path, one);
    if (!items[0]) throw notFound();
    return ld(c, topLevel(presentTaxon(items[0])));
  });
