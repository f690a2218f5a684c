import { z } from 'zod';

/** What can be searched (contracts §4). */
export const INDEX_NAMES = [
  'b2c-products',
  'b2c-faqs',
  'b2c-pages',
  'b2c-articles',
  'b2c-categories',
] as const;
export type IndexName = (typeof INDEX_NAMES)[number];

const whole = (most: number) => z.coerce.number().int().min(0).max(most);
/** One or several names; a single one may come without a list. */
const names = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .pipe(z.array(z.string().max(200)).max(100));

type Nested = string | readonly Nested[];
const nested: z.ZodType<Nested> = z.lazy(() =>
  z.union([z.string().max(500), z.array(nested).max(100)]),
);

/** Parameters of a query that this server supports; unknown ones are ignored, as the protocol requires. */
export const searchParams = z.object({
  query: z.string().max(1000).default(''),
  page: whole(1_000_000).default(0),
  hitsPerPage: whole(1000).default(20),
  /** Alternative to `page`: index of the first hit and number of hits; `page` is then ignored. */
  offset: whole(1_000_000).optional(),
  length: whole(1000).optional(),
  facets: names.default([]),
  maxValuesPerFacet: whole(1000).default(100),
  facetFilters: nested.default([]),
  numericFilters: nested.default([]),
  filters: z.string().max(4000).default(''),
  attributesToRetrieve: names.default(['*']),
  attributesToHighlight: names.default(['*']),
  highlightPreTag: z.string().max(100).default('<em>'),
  highlightPostTag: z.string().max(100).default('</em>'),
  /** Fields of the response; requesting only `hits` skips the counting. */
  responseFields: names.default(['*']),
  removeWordsIfNoResults: z.string().max(40).default('none'),
});
export type SearchParams = z.infer<typeof searchParams>;

export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

export type Hit<Attributes = Record<string, unknown>> = Attributes & {
  objectID: string;
  _highlightResult: Record<string, Highlight>;
};

/** One result of `queries` (contracts §4.3). */
export interface SearchResult<Attributes = Record<string, unknown>> {
  index: string;
  query: string;
  params: string;
  hits: Hit<Attributes>[];
  /** Absent when the request used `offset` and `length`, which are returned instead. */
  page?: number;
  hitsPerPage?: number;
  nbPages?: number;
  offset?: number;
  length?: number;
  /** A lower bound when the count is not exhaustive. */
  nbHits: number;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  exhaustiveFacetsCount: boolean;
  exhaustive: { nbHits: boolean; facetsCount: boolean };
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number; avg: number; sum: number }>;
}

export const RECOMMEND_MODELS = [
  'related-products',
  'bought-together',
  'looking-similar',
  'trending-items',
  'trending-facets',
] as const;

/** One request of `recommendations` (contracts §4.3). */
export const recommendParams = z.object({
  indexName: z.string().max(200),
  model: z.enum(RECOMMEND_MODELS),
  /** Id of the reference record; empty for trending items. */
  objectID: z.string().max(200).default(''),
  /** Facet whose trending values are requested. */
  facetName: z.string().max(200).default(''),
  /** Minimum score. */
  threshold: z.coerce.number().min(0).max(100).default(0),
  maxRecommendations: whole(100).default(30),
});
export type RecommendParams = z.infer<typeof recommendParams>;

export type Recommended<Attributes = Record<string, unknown>> = Attributes & {
  /** How closely it matches the reference record: 0 to 100. */
  _score: number;
};

/** One result of `recommendations`, best hits first. */
export interface Recommendation<Attributes = Record<string, unknown>> {
  hits: Recommended<Attributes>[];
  nbHits: number;
  processingTimeMS: number;
}

/** Facet values that match a text, for lists too long to show. */
export interface FacetResult {
  facetHits: { value: string; highlighted: string; count: number }[];
  exhaustiveFacetsCount: boolean;
  processingTimeMS: number;
}

/** Fields of a found question, page, article or category that the storefront reads. */
export const foundFaq = z.object({ slug: z.string(), question: z.string(), answer: z.string() });
export type FoundFaq = z.infer<typeof foundFaq>;
export const foundPage = z.object({ slug: z.string(), title: z.string(), description: z.string() });
export type FoundPage = z.infer<typeof foundPage>;
export const foundArticle = z.object({ slug: z.string(), title: z.string(), lead: z.string() });
export type FoundArticle = z.infer<typeof foundArticle>;
export const foundCategory = z.object({ path: z.string(), name: z.string(), trail: z.string() });
export type FoundCategory = z.infer<typeof foundCategory>;
