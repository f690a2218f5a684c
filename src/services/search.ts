import { limitedRequest } from '#kit/limited-request.ts';
import type { Recommendation, SearchResult } from '#modules/search/contracts.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Transport } from './service-client.ts';

export interface SearchOptions {
  /** Shared by every visit. */
  cache: AnswerCache;
  /** Addresses to ask in turn, each ending before `/1/indexes`. */
  hosts: readonly { base: string; send: Transport }[];
  appId: string;
  /** Public. */
  apiKey: string;
  channelCode: string;
  /** The language the texts are searched and answered in, where it is another than French. */
  locale?: string | undefined;
  /** Speaks as the lite client of browsers does: id and key in the address, no type of its own (SRC-03). */
  lite?: boolean;
}

/** One query of several; the names are those of the protocol (contracts §4.2). */
export interface SearchQuery {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
  facets?: readonly string[];
  facetFilters?: readonly (string | readonly string[])[];
  attributesToHighlight?: readonly string[];
  /** What the answer holds; hits alone spare the counting. */
  responseFields?: readonly string[];
  removeWordsIfNoResults?: 'none' | 'allOptional';
}

/** What is wanted of the recommend client (contracts §4.3). */
export interface RecommendQuery {
  indexName: string;
  model: 'related-products' | 'bought-together' | 'looking-similar' | 'trending-items';
  /** The product they go with; none for what is asked for most. */
  objectID?: string;
  /** Least score, 0 to 100. */
  threshold: number;
  maxRecommendations: number;
}

/** A search that got no answer (status 0) or was refused. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const LIMIT_MS = 2000;

/**
 * Asks the search service. A host that fails or takes too long is left for the next one; redirects
 * are not followed (SRC-06, SRC-07). The same queries share one answer for a while (SRC-04).
 */
export class SearchClient {
  readonly #options: SearchOptions;

  constructor(options: SearchOptions) {
    this.#options = options;
  }

  /** The answers in the order of the queries. Throws SearchError. */
  search(queries: readonly SearchQuery[]): Promise<SearchResult[]> {
    return this.#results('queries', queries);
  }

  /** What goes with a product, or is wanted most (SRC-05), in the order asked. Throws SearchError. */
  recommend(queries: readonly RecommendQuery[]): Promise<Recommendation[]> {
    return this.#results('recommendations', queries);
  }

  #results<T>(call: string, requests: readonly object[]): Promise<T[]> {
    const { cache, channelCode, locale = '' } = this.#options;
    const key = `${channelCode}${locale} ${call} ${JSON.stringify(requests)}`;
    return cache.read(key, () => this.#askInTurn<T>(call, requests));
  }

  async #askInTurn<T>(call: string, requests: readonly object[]): Promise<T[]> {
    let last = new SearchError(0, 'Network request failed');
    for (const { base, send } of this.#options.hosts) {
      try {
        const response = await send(this.#request(`${base}/1/indexes/*/${call}`, requests));
        if (!response.ok)
          throw new SearchError(response.status, `The search answered ${response.status}`);
        return ((await response.json()) as { results: T[] }).results;
      } catch (error) {
        last = asSearchError(error);
        if (last.status >= 400 && last.status < 500) throw last;
      }
    }
    throw last;
  }

  #request(address: string, requests: readonly object[]): Request {
    const { appId, apiKey, channelCode, locale, lite } = this.#options;
    const url = new URL(address);
    const keys = { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey };
    const query = lite ? { channelCode, ...keys } : { channelCode };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    if (locale) url.searchParams.set('locale', locale);
    const init: RequestInit = {
      method: 'POST',
      redirect: 'manual',
      headers: lite
        ? { 'content-type': 'text/plain' }
        : { 'content-type': 'application/json', ...keys },
      body: JSON.stringify({ requests }),
    };
    return limitedRequest(url.href, init, LIMIT_MS);
  }
}

/** The texts of SRC-08 to SRC-10 for what never got an answer. */
function asSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error;
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (cause?.code === 'UND_ERR_CONNECT_TIMEOUT' || cause?.code === 'ETIMEDOUT')
    return new SearchError(0, 'Connection timeout');
  return new SearchError(0, name === 'TimeoutError' ? 'Socket timeout' : 'Network request failed');
}
