import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import {
  contentErrors,
  contentItem,
  contentList,
  contentRoutes as routes,
} from '#platform/http/content-app.ts';
import { sendItem, sendList } from '#platform/http/content-envelope.ts';
import { notFound } from '#platform/http/content-errors.ts';
import { conditionOf } from '#platform/http/content-filters.ts';
import { fieldParameters, listParameters } from '#platform/http/content-parameters.ts';
import {
  fieldsOf,
  pagingOf,
  parseContentQuery,
  sortOf,
  wordsOf,
} from '#platform/http/content-query.ts';
import { type EntryType, entryShapes, routeRule } from '../contracts.ts';
import { findEntry, listable, listEntries } from './queries.ts';
import { findRouteRule, listRouteRules } from './route-rules.ts';
import { selectable } from './selectable.ts';

const words = z.string().optional().describe('Words that all have to occur');

type Listable = keyof typeof listable;
type C = Context<ShopEnv>;

/** Address and type of the collections. */
const COLLECTIONS: readonly [path: string, type: Listable, name: string][] = [
  ['b2c-pages', 'page', 'Page'],
  ['b2c-landings', 'landing', 'Landing'],
  ['b2c-faqs', 'faq', 'Faq'],
  ['b2c-faq-tags', 'faq-tag', 'FaqTag'],
  ['b2c-shops', 'shop', 'PhysicalShop'],
];

const language = (c: C) => c.var.locale.slice(0, 2);

async function answerOne(c: C, type: EntryType, slug: string) {
  const fields = fieldsOf(parseContentQuery(c.req.url), selectable(type));
  const found = await findEntry(c.var.machine.db, c.var.machine.config, type, slug, language(c));
  if (!found) throw notFound();
  return sendItem(c, found, fields);
}

async function answerList(c: C, type: Listable) {
  const query = parseContentQuery(c.req.url);
  const paging = pagingOf(query);
  const attributes = listable[type];
  const { config, db } = c.var.machine;
  const { entities, total } = await listEntries(db, config, type, language(c), {
    where: conditionOf(query, attributes),
    sort: sortOf(query, new Set(Object.keys(attributes))),
    search: wordsOf(query),
    offset: paging.offset,
    limit: paging.limit,
  });
  const fields = fieldsOf(query, selectable(type));
  return sendList(c, entities, { pagination: paging.meta(total) }, fields);
}

/** Pages, questions and shops, as the content system answers them. */
export const contentRoutes = routes<ShopEnv>();

for (const [path, type, name] of COLLECTIONS) {
  contentRoutes.openapi(
    createRoute({
      method: 'get',
      path: `/${path}`,
      operationId: `list${name}s`,
      tags: ['Content'],
      summary: `Entries of type ${type}, filtered, sorted, in pages`,
      parameters: listParameters(listable[type], Object.keys(listable[type]), selectable(type)),
      request: { query: z.object({ _q: words }) },
      responses: {
        200: contentList(entryShapes[type], 'A page of them'),
        ...contentErrors(400, 404),
      },
    }),
    (c) => answerList(c, type),
  );
  contentRoutes.openapi(
    createRoute({
      method: 'get',
      path: `/${path}/{slug}`,
      operationId: `get${name}`,
      tags: ['Content'],
      summary: `One entry of type ${type}`,
      parameters: fieldParameters(selectable(type)),
      request: { params: z.object({ slug: z.string() }) },
      responses: { 200: contentItem(entryShapes[type], 'The entry'), ...contentErrors(400, 404) },
    }),
    (c) => answerOne(c, type, c.req.valid('param').slug),
  );
}

const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** Route rules (contracts §2.7): one by its path, never a 404, and all of them for the pages. */
contentRoutes.openapi(
  createRoute({
    method: 'get',
    path: '/route-rules',
    operationId: 'getRouteRule',
    tags: ['Content'],
    summary: 'Where a path leads, and what runs before its page',
    request: { query: z.object({ path: z.string().max(500) }) },
    responses: { 200: json(routeRule, 'The rule'), ...contentErrors(400) },
  }),
  async (c) => c.json(await findRouteRule(c.var.machine.db, c.req.valid('query').path), 200),
);
contentRoutes.openapi(
  createRoute({
    method: 'get',
    path: '/b2c-route-rules',
    operationId: 'listRouteRules',
    tags: ['Content'],
    summary: 'Every path something is said of',
    responses: {
      200: json(z.object({ data: z.array(routeRule) }), 'The rules'),
      ...contentErrors(404),
    },
  }),
  async (c) => c.json({ data: await listRouteRules(c.var.machine.db) }, 200),
);
