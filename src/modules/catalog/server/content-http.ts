import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { PAGE_SIZES } from '#kit/page-size.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { contentRoutes as routes } from '#platform/http/content-app.ts';
import { sendItem, sendList } from '#platform/http/content-envelope.ts';
import { invalid, notFound } from '#platform/http/content-errors.ts';
import { conditionOf } from '#platform/http/content-filters.ts';
import {
  fieldParameters,
  listParameters,
  pageParameters,
} from '#platform/http/content-parameters.ts';
import {
  fieldsOf,
  pagingOf,
  parseContentQuery,
  type Query,
  type QueryNode,
  sortOf,
  wordsOf,
} from '#platform/http/content-query.ts';
import { contentRoute } from '#platform/http/route.ts';
import * as operations from '../content-operations.ts';
import { categorySort, productComplete } from '../contracts.ts';
import { findCategoryPage } from './category-page.ts';
import {
  findCrossSell,
  findDocument,
  listDocuments,
  listOfCategory,
  productAttributes,
  type Render,
} from './documents.ts';
import { presentCategory } from './present-category.ts';
import { spokenEntities, spokenEntity } from './translations.ts';

const renderOf = (level: string | undefined, initial: Render) => Number(level ?? initial) as Render;

const sortable = new Set(Object.keys(productAttributes).filter((name) => !name.includes('.')));
const selectable = new Set([...Object.keys(productComplete.shape), 'createdAt', 'updatedAt']);

/** Selected filter values on a category page, by filter key. */
const facetChoice = {
  name: 'filters',
  in: 'query' as const,
  style: 'deepObject' as const,
  explode: true,
  required: false,
  description: 'Values of its facets: `filters[besoin]=sterilise`, several between commas.',
  schema: { type: 'object' as const, additionalProperties: { type: 'string' as const } },
};

type C = Context<ShopEnv>;

async function answerCategory(c: C, path: string, sort: z.infer<typeof categorySort>) {
  const query = parseContentQuery(c.req.url);
  const selected = selectionOf(query);
  const paging = pagingOf(query, PAGE_SIZES.products);
  const page = await findCategoryPage(c.var.appContext.reads.published, c.var.channel.code, {
    path,
    selected,
    sort,
    offset: paging.offset,
    limit: paging.limit,
  });
  if (!page) throw notFound();
  const json = presentCategory(page, selected, sort);
  const entity = { id: page.id, documentId: page.path, json };
  return sendItem(c, await spokenEntity(c.var.appContext.reads.published, entity), null, {
    pagination: paging.meta(page.total),
  });
}

async function answerOfCategory(c: C, path: string) {
  const paging = pagingOf(parseContentQuery(c.req.url));
  const found = await listOfCategory(
    c.var.appContext.reads.published,
    c.var.channel.code,
    path,
    paging,
  );
  if (!found) throw notFound();
  const entities = await spokenEntities(c.var.appContext.reads.published, found.entities);
  return sendList(c, entities, { pagination: paging.meta(found.total) });
}

/** Reads `filters[besoin]=a`, repeated, or `[$in]`: the selected filter values of a category page. */
function selectionOf(query: Query): Record<string, string[]> {
  const filters = query.filters ?? {};
  if (typeof filters !== 'object' || Array.isArray(filters)) throw invalid('Invalid filters');
  return Object.fromEntries(
    Object.entries(filters).flatMap(([key, node]) => {
      const values = valuesOf(node).filter((value) => value !== '');
      return values.length > 0 ? [[key, values]] : [];
    }),
  );
}

function valuesOf(node: QueryNode): string[] {
  if (typeof node === 'string') return node.split(',');
  if (Array.isArray(node)) return node.flatMap(valuesOf);
  return Object.entries(node).flatMap(([key, inner]) => {
    if (!/^(\$in|\$eq|\d+)$/.test(key)) throw invalid(`Invalid operator ${key}`, ['filters']);
    return valuesOf(inner);
  });
}

/** A batch request may have as many results as products it names (contracts §3.3). */
function batchSize(query: Query): number | undefined {
  const filters = query.filters as
    | { sku?: { $in?: unknown }; slug?: { $in?: unknown } }
    | undefined;
  const named = filters?.sku?.$in ?? filters?.slug?.$in;
  return Array.isArray(named) && named.length > 0 ? Math.min(named.length, 100) : undefined;
}

/** The catalogue in the content API (contracts §3). */
export const contentRoutes = routes<ShopEnv>()
  .openapi(contentRoute(operations.getProductDocument, fieldParameters(selectable)), async (c) => {
    const { slug } = c.req.valid('param');
    const key = slug.startsWith('sku-') ? { sku: slug.slice(4) } : { slug };
    const level = renderOf(c.req.valid('query').render, 2);
    const found = await findDocument(
      c.var.appContext.reads.published,
      c.var.channel.code,
      key,
      level,
    );
    if (!found) throw notFound();
    const query = parseContentQuery(c.req.url);
    const spoken = await spokenEntity(c.var.appContext.reads.published, found);
    return sendItem(c, spoken, fieldsOf(query, selectable));
  })
  .openapi(
    contentRoute(
      operations.listProductDocuments,
      listParameters(productAttributes, sortable, selectable),
    ),
    async (c) => {
      const query = parseContentQuery(c.req.url);
      const paging = pagingOf(query, batchSize(query));
      const level = renderOf(c.req.valid('query').render, 1);
      const { entities, total } = await listDocuments(
        c.var.appContext.reads.published,
        c.var.channel.code,
        level,
        {
          where: conditionOf(query, productAttributes),
          sort: sortOf(query, sortable),
          search: wordsOf(query),
          offset: paging.offset,
          limit: paging.limit,
        },
      );
      const fields = fieldsOf(query, selectable);
      const spoken = await spokenEntities(c.var.appContext.reads.published, entities);
      return sendList(c, spoken, { pagination: paging.meta(total) }, fields);
    },
  )
  .openapi(contentRoute(operations.listProductsOfCategory, pageParameters), (c) =>
    answerOfCategory(c, c.req.valid('param').category),
  )
  .openapi(contentRoute(operations.getCategory, [facetChoice, ...pageParameters]), (c) => {
    const { sort = 'relevance' } = c.req.valid('query');
    return answerCategory(c, c.req.valid('param').slug, sort);
  })
  .openapi(contentRoute(operations.getCrossSell), async (c) => {
    const { key } = c.req.valid('param');
    const found = await findCrossSell(c.var.appContext.reads.published, c.var.channel.code, key);
    if (!found) throw notFound();
    const head = JSON.stringify({ key, title: found.title, main_product: found.main_product });
    const data = found.products.map(({ id, json }) => `{"id":${id},"attributes":${json}}`);
    const tail = `"products":{"data":[${data.join(',')}]},"crossSell":${JSON.stringify(found.skus)}`;
    const entity = { id: found.id, documentId: key, json: `${head.slice(0, -1)},${tail}}` };
    return sendItem(c, await spokenEntity(c.var.appContext.reads.published, entity));
  })
  .openapi(contentRoute(operations.getSample), async (c) => {
    const { slug } = c.req.valid('param');
    const found = await findDocument(
      c.var.appContext.reads.published,
      c.var.channel.code,
      { slug },
      2,
    );
    if (!found || JSON.parse(found.json).kind !== 'sample') throw notFound();
    return sendItem(c, await spokenEntity(c.var.appContext.reads.published, found));
  });

/** Category paths contain slashes: unencoded, they span several URL segments. */
contentRoutes.get('/b2c-categories/:path{.+/.+}', (c) => {
  const sort = categorySort.safeParse(c.req.query('sort') ?? 'relevance');
  if (!sort.success) throw invalid('Invalid sort', ['sort']);
  return answerCategory(c, c.req.param('path'), sort.data);
});
contentRoutes.get('/b2c-products/b2c-categories/:path{.+/.+}', (c) =>
  answerOfCategory(c, c.req.param('path')),
);
