import { language } from '#i18n/language.ts';
import { toReader } from '#i18n/spoken.server.ts';
import { fold, isMeant, queryWords } from '#kit/word-match.ts';
import type { Reader } from '#registry/schema.ts';
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
  readWishes,
  splitQuery,
  type Tongue,
  tongueOf,
  type Wish,
} from '../rules/index.ts';
import {
  DEEPEST,
  findContinuations,
  findNearWords,
  findRecords,
  type Question,
  type SearchPage,
} from './find-records.ts';
import { readPins } from './pins.ts';
import { readSynonyms } from './read-synonyms.ts';

/** If more records match, at least so many of the most popular are examined: for a count, and for suggestions. */
const COUNTED = 240;
const SUGGESTED = 60;

/** Attributes returned with the matching words highlighted. */
const SEARCHABLE: Record<IndexName, readonly string[]> = {
  'b2c-products': ['name', 'shortDescription'],
  'b2c-faqs': ['question', 'answer'],
  'b2c-pages': ['title', 'description'],
  'b2c-articles': ['title', 'lead'],
  'b2c-categories': ['name', 'trail'],
};

export interface Query {
  /** The requested name, which may be that of a replica: `b2c-products_price_asc`. */
  indexName: string;
  params: SearchParams;
  channelCode: string;
  today: Temporal.PlainDate;
  elapsed: () => number;
}

const REPLICA = /^(.+?)(?:_([a-z]+)_(asc|desc))?$/;

/** The index and sort order behind a requested name. */
interface NamedIndex extends Pick<Question, 'sort'> {
  index: IndexName;
}

/** Search settings for the language of the request. */
export const readersTongue = (): Tongue => tongueOf(toReader(() => language()?.code));

/** The index and sort order of a name; null for an unknown name. */
export function indexOf(name: string): NamedIndex | null {
  const [, base = '', by, order] = REPLICA.exec(name) ?? [];
  const index = INDEX_NAMES.find((candidate) => candidate === base);
  if (!index) return null;
  return { index, sort: by ? { by, order: order as 'asc' | 'desc' } : null };
}

/** All filters of a request as one condition. Throws UnreadableFilter. */
export function conditionOf({ facetFilters, numericFilters, filters }: SearchParams): Condition {
  const of = [facetCondition(facetFilters), numericCondition(numericFilters)];
  return { kind: 'all', of: [...of, filterCondition(filters)] };
}

/** Indexes searched with synonyms; questions and pages are found by their own words only. */
const HAS_SYNONYMS: ReadonlySet<IndexName> = new Set(['b2c-products', 'b2c-categories']);

type Narrowed = Omit<
  Question,
  'index' | 'tongue' | 'wishes' | 'anyWish' | 'cheapest' | 'continuations' | 'pins'
> & { index: IndexName };

/**
 * Records that match all terms. If there are none, records that match after correcting unknown words as typing
 * errors. If there are still none and the caller allows it, the records that match the most terms.
 */
async function findBest(
  db: Reader,
  { condition, ...narrowed }: Narrowed,
  { params, today }: Pick<Query, 'params' | 'today'>,
): Promise<SearchPage & { wishes: readonly Wish[] }> {
  const tongue = readersTongue();
  const { words, mostCents, cheapest } = splitQuery(params.query, tongue);
  const index = tongue.indexOf(narrowed.index);
  const continuations = await findContinuations(db, index, words);
  // Who sorts by price wants that order.
  const isPinned = narrowed.index === 'b2c-products' && narrowed.sort === null;
  const question = {
    ...narrowed,
    pins: isPinned ? await readPins(db, params.query, { tongue, today }) : [],
    index,
    tongue,
    cheapest,
    continuations,
    condition: atMost(mostCents, condition),
  };
  const meant = async (typed: readonly { word: string; slips: readonly string[] }[]) => {
    const forms = typed.flatMap(({ word, slips }) => [word, ...slips]);
    const synonyms = HAS_SYNONYMS.has(narrowed.index) ? await readSynonyms(db, forms, tongue) : [];
    return readWishes(typed, synonyms, tongue);
  };
  const find = async (wishes: readonly Wish[], anyWish: boolean) => ({
    ...(await findRecords(db, { ...question, wishes, anyWish })),
    wishes,
  });
  const exact = await find(await meant(words.map((word) => ({ word, slips: [] }))), false);
  if (exact.hits.length + exact.total > 0 || words.length === 0) return exact;
  const near = await findNearWords(db, { index, tongue }, words);
  const typed = words.map((word) => {
    const alike = near.find((one) => one.word === word)?.near ?? [];
    return { word, slips: alike.filter((one) => isMeant(one, word)) };
  });
  const anyWish = params.removeWordsIfNoResults !== 'none';
  const isGuess = typed.some(({ slips }) => slips.length > 0);
  if (!isGuess && !anyWish) return exact;
  const wishes = await meant(typed);
  const found = isGuess ? await find(wishes, false) : exact;
  return found.total > 0 || !anyWish ? found : find(wishes, true);
}

/** « moins de 30 euros »: limits the lowest price of a product. */
const atMost = (cents: number | null, condition: Condition): Condition =>
  cents === null
    ? condition
    : {
        kind: 'all',
        of: [condition, { kind: 'number', attribute: 'price', operator: '<=', value: cents }],
      };

/** The requested range of hits, and the fields that describe it in the response: pages, or `offset` and `length`. */
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

const FIGURES = ['nbHits', 'nbPages', 'facets', 'facets_stats'];

/** Whether only hits are requested, as for suggestions: then nothing is counted. */
const isBestOnly = ({ responseFields: wanted }: SearchParams) =>
  !['*', ...FIGURES].some((field) => wanted.includes(field));

/** One search. Throws UnreadableFilter. */
export async function answerQuery(
  db: Reader,
  found: NamedIndex,
  { indexName, params, channelCode, today, elapsed }: Query,
): Promise<SearchResult> {
  const { query, facets } = params;
  const range = rangeOf(params);
  const offset = Math.min(range.offset, DEEPEST);
  const limit = Math.min(range.length, DEEPEST - offset);
  const bestOnly = isBestOnly(params);
  const least = bestOnly ? SUGGESTED : COUNTED;
  const question = { ...found, channelCode, offset, limit, facets, bestOnly, least };
  const condition = conditionOf(params);
  const best = await findBest(db, { ...question, condition }, { params, today });
  const { total, hits, facets: counts, stats, wishes, isExhaustive } = best;
  return {
    index: indexName,
    query,
    params: new URLSearchParams({ query, page: String(params.page) }).toString(),
    hits: hits.map((hit) => present(hit, SEARCHABLE[found.index], wishes, params)),
    ...range.describe(total),
    nbHits: total,
    processingTimeMS: Math.round(elapsed()),
    exhaustiveNbHits: isExhaustive,
    exhaustiveFacetsCount: isExhaustive,
    exhaustive: { nbHits: isExhaustive, facetsCount: isExhaustive },
    facets: facets.length > 0 ? grouped(counts, params.maxValuesPerFacet) : undefined,
    facets_stats:
      stats.length > 0
        ? Object.fromEntries(stats.map(({ key, ...figures }) => [key, figures]))
        : undefined,
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
  wishes: readonly Wish[],
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
    .map((name) => [name, highlight(String(hit[name] ?? ''), wishes, tags)]);
  return {
    ...Object.fromEntries(attributes),
    _highlightResult: Object.fromEntries(highlights),
  } as Hit;
}

/** The values of a facet that contain a text, most frequent first. Throws UnreadableFilter. */
export async function answerFacet(
  db: Reader,
  found: NamedIndex,
  query: Query & { facet: string; facetQuery: string; most: number },
): Promise<FacetResult> {
  const { params, channelCode, facet, elapsed } = query;
  const condition = conditionOf(params);
  const question = { ...found, channelCode, facets: [facet], condition, bestOnly: false };
  // Who looks for a value means a rare one too.
  const range = { offset: 0, limit: 0, least: DEEPEST };
  const { facets, isExhaustive } = await findBest(db, { ...question, ...range }, query);
  const wanted = fold(query.facetQuery.trim());
  const tags = { before: params.highlightPreTag, after: params.highlightPostTag };
  const requested = queryWords(query.facetQuery, readersTongue().silent).map((word) => ({
    typed: [word],
    meanings: [[word]],
  }));
  const facetHits = facets
    .filter(([, value]) => fold(value).includes(wanted))
    .slice(0, query.most)
    .map(([, value, count]) => ({
      value,
      highlighted: highlight(value, requested, tags).value,
      count,
    }));
  return {
    facetHits,
    exhaustiveFacetsCount: isExhaustive,
    processingTimeMS: Math.round(elapsed()),
  };
}
