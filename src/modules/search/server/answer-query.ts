import { closeness, fold, queryWords } from '#kit/word-match.ts';
import type { Db } from '#registry/schema.ts';
import {
  type FacetResult,
  type Hit,
  INDEX_NAMES,
  type IndexName,
  type SearchParams,
  type SearchResult,
} from '../contracts.ts';
import {
  type Condition,
  facetCondition,
  filterCondition,
  highlight,
  numericCondition,
} from '../rules/index.ts';
import { findNearWords, findRecords, type Question } from './find-records.ts';

/** The protocol shows no more than the first thousand (contracts §4.3). */
const DEEPEST = 1000;

/** Texts a visitor may have matched, which clients show with their marks. */
const SEARCHABLE: Record<IndexName, readonly string[]> = {
  'b2c-products': ['name', 'shortDescription'],
  'b2c-faqs': ['question', 'answer'],
  'b2c-pages': ['title', 'description'],
  'b2c-categories': ['name', 'trail'],
};

export interface Query {
  /** As asked for, which may be a replica: `b2c-products_price_asc`. */
  indexName: string;
  params: SearchParams;
  channelCode: string;
  elapsed: () => number;
}

const REPLICA = /^(.+?)(?:_([a-z]+)_(asc|desc))?$/;

/** The index and order an index name stands for; null when there is none of that name. */
export function indexOf(name: string): Pick<Question, 'index' | 'sort'> | null {
  const [, base = '', by, order] = REPLICA.exec(name) ?? [];
  const index = INDEX_NAMES.find((candidate) => candidate === base);
  if (!index) return null;
  return { index, sort: by ? { by, order: order as 'asc' | 'desc' } : null };
}

/** What narrows a question. Throws UnreadableFilter. */
export function conditionOf({ facetFilters, numericFilters, filters }: SearchParams): Condition {
  const of = [facetCondition(facetFilters), numericCondition(numericFilters)];
  return { kind: 'all', of: [...of, filterCondition(filters)] };
}

/**
 * What answers all words; when nothing does, what answers them as slips of other words; when the
 * caller wants that, what answers most of them. A word that is found needs no guess.
 */
async function findBest(
  db: Db,
  question: Omit<Question, 'words' | 'anyWords'>,
  params: SearchParams,
) {
  const words = queryWords(params.query);
  const query = words.map((word) => ({ word, meant: [] as string[] }));
  const exact = await findRecords(db, { ...question, words: query, anyWords: false });
  if (exact.total > 0 || words.length === 0) return exact;
  const near = await findNearWords(db, question, words);
  const guessed = words.map((word) => ({
    word,
    meant: near.filter((one) => closeness(one, word) === 1),
  }));
  const anyWords = params.removeWordsIfNoResults !== 'none';
  const isGuess = guessed.some(({ meant }) => meant.length > 0);
  if (!isGuess && !anyWords) return exact;
  const found = await findRecords(db, { ...question, words: guessed, anyWords: false });
  if (found.total > 0 || !anyWords) return found;
  return findRecords(db, { ...question, words: guessed, anyWords });
}

/** Which hits are asked for, and how the answer names them: pages, or `offset` and `length`. */
function rangeOf({ page, hitsPerPage, offset, length }: SearchParams) {
  if (offset === undefined && length === undefined)
    return {
      offset: page * hitsPerPage,
      length: hitsPerPage,
      describe: (total: number) => ({
        page,
        hitsPerPage,
        nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, DEEPEST) / hitsPerPage),
      }),
    };
  const range = { offset: offset ?? 0, length: length ?? hitsPerPage };
  return { ...range, describe: () => range };
}

/** One search. Throws UnreadableFilter. */
export async function answerQuery(
  db: Db,
  found: Pick<Question, 'index' | 'sort'>,
  { indexName, params, channelCode, elapsed }: Query,
): Promise<SearchResult> {
  const { query, facets } = params;
  const words = queryWords(query);
  const range = rangeOf(params);
  const offset = Math.min(range.offset, DEEPEST);
  const limit = Math.min(range.length, DEEPEST - offset);
  const question = { ...found, channelCode, offset, limit, facets };
  const condition = conditionOf(params);
  const best = await findBest(db, { ...question, condition }, params);
  const { total, hits, facets: counts, stats } = best;
  return {
    index: indexName,
    query,
    params: new URLSearchParams({ query, page: String(params.page) }).toString(),
    hits: hits.map((hit) => present(hit, SEARCHABLE[found.index], words, params)),
    ...range.describe(total),
    nbHits: total,
    processingTimeMS: Math.round(elapsed()),
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    exhaustive: { nbHits: true, facetsCount: true },
    ...(facets.length > 0 ? { facets: grouped(counts, params.maxValuesPerFacet) } : {}),
    ...(stats.length > 0
      ? { facets_stats: Object.fromEntries(stats.map(({ key, ...figures }) => [key, figures])) }
      : {}),
  };
}

function grouped(counts: readonly [string, string, number][], most: number) {
  const facets: Record<string, Record<string, number>> = {};
  for (const [key, value, count] of counts) {
    facets[key] ??= {};
    if (Object.keys(facets[key]).length < most) facets[key][value] = count;
  }
  return facets;
}

function present(
  hit: Record<string, unknown>,
  searchable: readonly string[],
  words: readonly string[],
  params: SearchParams,
): Hit {
  const { attributesToRetrieve: wanted, attributesToHighlight: marked } = params;
  const tags = { before: params.highlightPreTag, after: params.highlightPostTag };
  const isRequested = (list: readonly string[], name: string) =>
    list.includes('*') || list.includes(name);
  const attributes = Object.entries(hit).filter(
    ([name]) => name === 'objectID' || isRequested(wanted, name),
  );
  const highlights = searchable
    .filter((name) => isRequested(marked, name))
    .map((name) => [name, highlight(String(hit[name] ?? ''), words, tags)]);
  return {
    ...Object.fromEntries(attributes),
    _highlightResult: Object.fromEntries(highlights),
  } as Hit;
}

/** The values of a facet that hold a text, most frequent first. Throws UnreadableFilter. */
export async function answerFacet(
  db: Db,
  found: Pick<Question, 'index' | 'sort'>,
  query: Query & { facet: string; facetQuery: string; most: number },
): Promise<FacetResult> {
  const { params, channelCode, facet, elapsed } = query;
  const question = { ...found, channelCode, facets: [facet], condition: conditionOf(params) };
  const { facets } = await findBest(db, { ...question, offset: 0, limit: 0 }, params);
  const wanted = fold(query.facetQuery.trim());
  const tags = { before: params.highlightPreTag, after: params.highlightPostTag };
  const words = queryWords(query.facetQuery);
  const facetHits = facets
    .filter(([, value]) => fold(value).includes(wanted))
    .slice(0, query.most)
    .map(([, value, count]) => ({
      value,
      highlighted: highlight(value, words, tags).value,
      count,
    }));
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: Math.round(elapsed()) };
}
