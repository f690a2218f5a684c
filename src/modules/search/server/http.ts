import { timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { stopwatch } from '#platform/clock.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import {
  recommendParams,
  type SearchParams,
  type SearchResult,
  searchParams,
} from '../contracts.ts';
import { UnreadableFilter } from '../rules/index.ts';
import { answerFacet, answerQuery, conditionOf, indexOf, readersTongue } from './answer-query.ts';
import { recommend } from './recommend.ts';

type C = Context<ShopEnv>;

const LARGEST_BODY = 256 * 1024;
const MOST_REQUESTS = 50;
const MOST_FACET_HITS = 100;
const NUL = /\\u0000/;

const refused = (status: 400 | 403 | 404 | 413, message: string) =>
  new HTTPException(status, { message });

const same = (given: string, expected: string) =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

/** Checks application id and key, sent as headers or, by browsers, in the query string (contracts §4.2). */
function assertKey(c: C): void {
  const { SEARCH_APP_ID, SEARCH_API_KEY } = c.var.appContext.config;
  const given = (name: string) => {
    const text = c.req.header(name) ?? c.req.query(name) ?? '';
    return Buffer.from(text).toString('hex');
  };
  const hex = (text: string) => Buffer.from(text).toString('hex');
  const exists =
    same(given('x-algolia-application-id'), hex(SEARCH_APP_ID)) &&
    same(given('x-algolia-api-key'), hex(SEARCH_API_KEY));
  if (!exists) throw refused(403, 'Invalid Application-ID or API key');
}

/** Parses the body as JSON whatever its content type: clients avoid a CORS preflight by sending a simple one. */
async function bodyOf(c: C): Promise<Record<string, unknown>> {
  const text = await textOf(c);
  if (NUL.test(text)) throw refused(400, 'Invalid character');
  try {
    const body: unknown = JSON.parse(text === '' ? '{}' : text);
    if (body !== null && typeof body === 'object' && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // Reported below like any other body that is not an object.
  }
  throw refused(400, 'The body is not a JSON object');
}

/** Official clients may send gzip; the size limit applies to the unpacked text. */
async function textOf(c: C): Promise<string> {
  const coding = c.req.header('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (coding === 'identity') return c.req.text();
  if (coding !== 'gzip') throw refused(400, `Content-Encoding ${coding} is not supported`);
  try {
    const packed = Buffer.from(await c.req.arrayBuffer());
    return (await promisify(gunzip)(packed, { maxOutputLength: LARGEST_BODY })).toString();
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw refused(413, 'Body too large');
    throw refused(400, 'The body is not gzip');
  }
}

const LISTS = new Set([
  'facets',
  'facetFilters',
  'numericFilters',
  'attributesToRetrieve',
  'attributesToHighlight',
  'responseFields',
]);

/** Parameters as plain keys, or all in `params` as a query string whose lists are JSON. */
function paramsOf(request: Record<string, unknown>): SearchParams {
  const given: Record<string, unknown> = { ...request };
  if (typeof request.params === 'string')
    for (const [key, value] of new URLSearchParams(request.params))
      given[key] = LISTS.has(key) ? list(value) : value;
  for (const [key, value] of Object.entries(given))
    if (value === null || value === undefined) delete given[key];
  const parsed = searchParams.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refused(400, `Invalid value for "${issue?.path.join('.')}" parameter`);
}

function list(text: string): unknown {
  if (!/^\s*[["]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const searchRequest = z.looseObject({ indexName: z.string() });

async function answerRequest(c: C, request: unknown) {
  const elapsed = stopwatch();
  const parsed = searchRequest.safeParse(request);
  if (!parsed.success) throw refused(400, 'indexName is missing');
  const { indexName, type, facet, ...rest } = parsed.data;
  const found = indexOf(indexName);
  if (!found) throw refused(404, `Index ${indexName} does not exist`);
  const db = c.var.appContext.reads.published;
  const query = {
    indexName,
    elapsed,
    channelCode: c.var.channel.code,
    today: c.var.appContext.clock.today(),
    params: paramsOf(type === 'facet' ? { ...rest, facets: [] } : rest),
  };
  if (type !== 'facet') return wanted(await answerQuery(db, found, query), query.params);
  const requested = z
    .object({
      facet: z.string(),
      facetQuery: z.string().default(''),
      maxFacetHits: z.coerce.number().int().min(1).max(MOST_FACET_HITS).default(10),
    })
    .safeParse({ facet, facetQuery: rest.facetQuery, maxFacetHits: rest.maxFacetHits });
  if (!requested.success) throw refused(400, 'facet is missing');
  const { maxFacetHits: most, ...named } = requested.data;
  return answerFacet(db, found, { ...query, ...named, most });
}

/** A result reduced to the requested fields. */
const wanted = (result: SearchResult, { responseFields }: SearchParams): Partial<SearchResult> =>
  responseFields.includes('*')
    ? result
    : Object.fromEntries(Object.entries(result).filter(([name]) => responseFields.includes(name)));

/** One request of the recommend client; its filters may be in `queryParameters`. */
async function answerRecommendation(c: C, request: unknown) {
  const elapsed = stopwatch();
  const parsed = recommendParams.safeParse(request);
  if (!parsed.success)
    throw refused(400, `Invalid value for "${parsed.error.issues[0]?.path.join('.')}" parameter`);
  const found = indexOf(parsed.data.indexName);
  if (!found) throw refused(404, `Index ${parsed.data.indexName} does not exist`);
  const { queryParameters } = request as { queryParameters?: unknown };
  const narrowing = z.record(z.string(), z.unknown()).safeParse(queryParameters);
  const hits = await recommend(c.var.appContext.reads.published, {
    ...parsed.data,
    index: readersTongue().indexOf(found.index),
    channelCode: c.var.channel.code,
    condition: conditionOf(paramsOf(narrowing.data ?? {})),
  });
  return { hits, nbHits: hits.length, processingTimeMS: Math.round(elapsed()) };
}

/** Search as official clients speak it (contracts §4), below `/search`. */
export const searchRoutes = new Hono<ShopEnv>();

searchRoutes.use(cors({ exposeHeaders: ['Retry-After', 'X-Request-Id'] }));
searchRoutes.use(
  limitBody(LARGEST_BODY, () => {
    throw refused(413, 'Body too large');
  }),
);

/** Several requests in one call; responses keep their order. The `*` is part of the path. */
const answerAll = (answer: (c: C, request: unknown) => Promise<object>) => async (c: C) => {
  assertKey(c);
  if (c.req.param('all') !== '*') throw refused(404, 'Not found');
  const { requests } = await bodyOf(c);
  if (!Array.isArray(requests) || requests.length > MOST_REQUESTS)
    throw refused(400, `requests must be a list of at most ${MOST_REQUESTS}`);
  return c.json({ results: await Promise.all(requests.map((request) => answer(c, request))) });
};

searchRoutes.post('/1/indexes/:all/queries', answerAll(answerRequest));
searchRoutes.post('/1/indexes/:all/recommendations', answerAll(answerRecommendation));

searchRoutes.post('/1/indexes/:index/query', async (c) => {
  assertKey(c);
  return c.json(await answerRequest(c, { ...(await bodyOf(c)), indexName: c.req.param('index') }));
});

searchRoutes.post('/1/indexes/:index/facets/:facet/query', async (c) => {
  assertKey(c);
  const named = { type: 'facet', indexName: c.req.param('index'), facet: c.req.param('facet') };
  return c.json(await answerRequest(c, { ...(await bodyOf(c)), ...named }));
});

/** Status and message for an error; null for an unexpected one. */
export function searchProblem(
  error: unknown,
): { status: 400 | 403 | 404 | 413; message: string } | null {
  if (error instanceof UnreadableFilter) return { status: 400, message: error.message };
  if (!(error instanceof HTTPException)) return null;
  const { status, message } = error;
  return { status: status === 403 || status === 404 || status === 413 ? status : 400, message };
}
