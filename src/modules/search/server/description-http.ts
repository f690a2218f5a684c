import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { named, oneOf } from '#kit/described-shape.ts';
import { INDEX_NAMES, RECOMMEND_MODELS } from '../contracts.ts';

// The supported part of the protocol of Algolia's clients. Clients send JSON under other content types, so the routes
// are only described here and implemented in `http.ts`.

const filter = z
  .union([z.string(), z.array(z.unknown())])
  .optional()
  .describe('`facet:value`; a list means all of them, a list inside it any of them');

const queryFields = {
  query: z.string().max(1000).optional().describe('Words that all have to occur; none: everything'),
  page: z.int().min(0).optional().describe('From 0'),
  hitsPerPage: z.int().min(0).max(1000).optional().describe('20 unless said'),
  offset: z.int().min(0).optional().describe('First hit, instead of `page`'),
  length: z.int().min(0).max(1000).optional().describe('How many hits, with `offset`'),
  facets: z.array(z.string()).optional().describe('Facets whose values are counted'),
  maxValuesPerFacet: z.int().min(0).max(1000).optional().describe('100 unless said'),
  facetFilters: filter,
  numericFilters: z
    .union([z.string(), z.array(z.unknown())])
    .optional()
    .describe('`price<=3000`; lists as in `facetFilters`'),
  filters: z
    .string()
    .max(4000)
    .optional()
    .describe('The same as words: `espece:dog AND price < 3000`'),
  attributesToRetrieve: z.array(z.string()).optional().describe('All unless said'),
  attributesToHighlight: z.array(z.string()).optional().describe('All unless said'),
  highlightPreTag: z.string().max(100).optional().describe('`<em>` unless said'),
  highlightPostTag: z.string().max(100).optional().describe('`</em>` unless said'),
  removeWordsIfNoResults: z
    .string()
    .optional()
    .describe('Anything but `none`: where no hit has all words, those with most of them'),
};

const searchQuery = named(
  'SearchQuery',
  'What is searched for. Keys that are not listed are ignored.',
  z.object(queryFields).loose(),
);

const facetFields = {
  facetQuery: z.string().optional().describe('What the value holds'),
  maxFacetHits: z.int().min(1).max(100).optional().describe('10 unless said'),
};

const indexName = z
  .string()
  .describe(
    `${INDEX_NAMES.map((name) => `\`${name}\``).join(', ')}; sorted by a number as ` +
      '`b2c-products_price_asc`, `b2c-products_rating_desc`, `b2c-products_popularity_desc`',
  );

const searchRequest = named(
  'SearchRequest',
  'A search in one index, or in the values of one facet.',
  z
    .object({
      indexName,
      type: oneOf(['default', 'facet']).optional(),
      facet: z.string().optional().describe('With `type: facet`: whose values'),
      ...facetFields,
      ...queryFields,
      params: z
        .string()
        .optional()
        .describe('The other keys as a query string, whose lists are JSON'),
    })
    .loose(),
);

const hit = named(
  'Hit',
  'What was found, with the attributes of its index.',
  z
    .object({
      objectID: z.string().describe('Article number, slug or path'),
      _highlightResult: z
        .record(
          z.string(),
          z
            .object({
              value: z.string().describe('The text with its matches marked'),
              matchLevel: oneOf(['none', 'partial', 'full']),
              matchedWords: z.array(z.string()),
            })
            .loose(),
        )
        .describe('By attribute'),
    })
    .loose(),
);

const searchResult = named(
  'SearchResult',
  'The hits of one search.',
  z
    .object({
      index: z.string().describe('As it was asked for'),
      query: z.string(),
      params: z.string(),
      hits: z.array(hit),
      page: z.int().optional(),
      hitsPerPage: z.int().optional(),
      nbPages: z.int().optional(),
      offset: z.int().optional(),
      length: z.int().optional(),
      nbHits: z
        .int()
        .describe('All of them, not only these; where exhaustiveNbHits is false, at least so many'),
      processingTimeMS: z.int(),
      exhaustiveNbHits: z.boolean(),
      exhaustiveFacetsCount: z.boolean(),
      exhaustive: z.object({ nbHits: z.boolean(), facetsCount: z.boolean() }),
      facets: z
        .record(z.string(), z.record(z.string(), z.int()))
        .optional()
        .describe('How many hits have each value of the facets asked for'),
      facets_stats: z
        .record(
          z.string(),
          z.object({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() }),
        )
        .optional()
        .describe('Of facets that are numbers'),
    })
    .describe('The hits of one search'),
);

const facetResult = named(
  'FacetResult',
  'Values of a facet, the most frequent first.',
  z.object({
    facetHits: z.array(z.object({ value: z.string(), highlighted: z.string(), count: z.int() })),
    exhaustiveFacetsCount: z.boolean(),
    processingTimeMS: z.int(),
  }),
);

const recommendationRequest = named(
  'RecommendationRequest',
  'What goes with something, or what many ask for.',
  z
    .object({
      indexName,
      model: oneOf(RECOMMEND_MODELS),
      objectID: z.string().max(200).optional().describe('What they go with; not for what trends'),
      facetName: z.string().max(200).optional().describe('For `trending-facets`: whose values'),
      threshold: z.number().min(0).max(100).optional().describe('Least score; 0 unless said'),
      maxRecommendations: z.int().min(0).max(100).optional().describe('30 unless said'),
      queryParameters: searchQuery.optional().describe('What narrows it'),
    })
    .loose(),
);

const recommendation = named(
  'Recommendation',
  'What is recommended, the best first.',
  z.object({
    hits: z.array(z.object({ _score: z.number().describe('0 to 100') }).loose()),
    nbHits: z.int(),
    processingTimeMS: z.int(),
  }),
);

const problem = named(
  'SearchError',
  'Why nothing was searched.',
  z.object({ message: z.string(), status: z.int() }),
);

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
const sent = (schema: z.ZodType) => ({ required: true, content: json(schema) });
const REFUSED = {
  400: 'A parameter that cannot be read',
  403: 'Application id or key unknown',
  404: 'No such index',
  413: 'Body too large',
} as const;
const refused = Object.fromEntries(
  Object.entries(REFUSED).map(([status, description]) => [
    status,
    { description, content: json(problem) },
  ]),
);

/** The OpenAPI document of the search. */
export const searchDescription = new OpenAPIHono();
const { openAPIRegistry } = searchDescription;

openAPIRegistry.registerPath(
  createRoute({
    method: 'post',
    path: '/search/1/indexes/{index}/query',
    operationId: 'searchIndex',
    tags: ['Search'],
    summary: 'Search one index',
    request: { params: z.object({ index: indexName }), body: sent(searchQuery) },
    responses: {
      200: { description: 'What was found', content: json(searchResult) },
      ...refused,
    },
  }),
);
openAPIRegistry.registerPath(
  createRoute({
    method: 'post',
    path: '/search/1/indexes/*/queries',
    operationId: 'searchSeveral',
    tags: ['Search'],
    summary: 'Several searches at once, answered in their order',
    request: { body: sent(z.object({ requests: z.array(searchRequest).max(50) })) },
    responses: {
      200: {
        description: 'One result for each request',
        content: json(z.object({ results: z.array(z.union([searchResult, facetResult])) })),
      },
      ...refused,
    },
  }),
);
openAPIRegistry.registerPath(
  createRoute({
    method: 'post',
    path: '/search/1/indexes/{index}/facets/{facet}/query',
    operationId: 'searchFacet',
    tags: ['Search'],
    summary: 'Search the values of a facet',
    request: {
      params: z.object({ index: indexName, facet: z.string() }),
      body: sent(z.object({ ...facetFields, ...queryFields }).loose()),
    },
    responses: { 200: { description: 'Its values', content: json(facetResult) }, ...refused },
  }),
);
openAPIRegistry.registerPath(
  createRoute({
    method: 'post',
    path: '/search/1/indexes/*/recommendations',
    operationId: 'recommend',
    tags: ['Search'],
    summary: 'Several recommendations at once, answered in their order',
    request: { body: sent(z.object({ requests: z.array(recommendationRequest).max(50) })) },
    responses: {
      200: {
        description: 'One result for each request',
        content: json(z.object({ results: z.array(recommendation) })),
      },
      ...refused,
    },
  }),
);

/** How callers authenticate. */
export const searchKeys = {
  applicationId: {
    type: 'apiKey',
    in: 'header',
    name: 'x-algolia-application-id',
    description: 'The setting `SEARCH_APP_ID`; in a query parameter of this name as well.',
  },
  searchKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-algolia-api-key',
    description: 'The public setting `SEARCH_API_KEY`; in a query parameter of this name as well.',
  },
};
