import type { Context } from 'hono';
import type { Operation } from '#kit/operation.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { contentRoutes as routes } from '#platform/http/content-app.ts';
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
import { contentRoute } from '#platform/http/route.ts';
import * as operations from '../content-operations.ts';
import type { EntryType } from '../contracts.ts';
import { findEntry, listable, listEntries } from './queries.ts';
import { findRouteRule, listRouteRules } from './route-rules.ts';
import { selectable } from './selectable.ts';

type Listable = keyof typeof listable;
type C = Context<ShopEnv>;

/** Collections, each with a list and a detail operation. */
const COLLECTIONS = [
  [operations.listPages, operations.getPage, 'page'],
  [operations.listLandings, operations.getLanding, 'landing'],
  [operations.listArticles, operations.getArticle, 'article'],
  [operations.listFaqs, operations.getFaq, 'faq'],
  [operations.listFaqTags, operations.getFaqTag, 'faq-tag'],
  [operations.listPhysicalShops, operations.getPhysicalShop, 'shop'],
] as const;

const language = (c: C) => c.var.locale.slice(0, 2);

async function answerOne(c: C, type: EntryType, slug: string) {
  const fields = fieldsOf(parseContentQuery(c.req.url), selectable(type));
  const found = await findEntry(
    c.var.appContext.reads.published,
    c.var.appContext.config,
    type,
    slug,
    language(c),
  );
  if (!found) throw notFound();
  return sendItem(c, found, fields);
}

async function answerList(c: C, type: Listable) {
  const query = parseContentQuery(c.req.url);
  const paging = pagingOf(query);
  const attributes = listable[type];
  const { config, reads } = c.var.appContext;
  const { entities, total } = await listEntries(reads.published, config, type, language(c), {
    where: conditionOf(query, attributes),
    sort: sortOf(query, new Set(Object.keys(attributes))),
    search: wordsOf(query),
    offset: paging.offset,
    limit: paging.limit,
  });
  const fields = fieldsOf(query, selectable(type));
  return sendList(c, entities, { pagination: paging.meta(total) }, fields);
}

/** Pages, questions and shops in the content API. */
export const contentRoutes = routes<ShopEnv>();

for (const [list, one, type] of COLLECTIONS) {
  contentRoutes.openapi(
    contentRoute<Operation>(
      list,
      listParameters(listable[type], Object.keys(listable[type]), selectable(type)),
    ),
    (c) => answerList(c, type),
  );
  contentRoutes.openapi(contentRoute<Operation>(one, fieldParameters(selectable(type))), (c) =>
    answerOne(c, type, c.req.param('slug') ?? ''),
  );
}

/** Route rules (contracts §2.7): one by path, which is never a 404, and all of them for the storefront. */
contentRoutes.openapi(contentRoute(operations.getRouteRule), async (c) =>
  c.json(await findRouteRule(c.var.appContext.reads.published, c.req.valid('query').path), 200),
);
contentRoutes.openapi(contentRoute(operations.listRouteRules), async (c) =>
  c.json({ data: await listRouteRules(c.var.appContext.reads.published) }, 200),
);
