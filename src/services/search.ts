import { limitedRequest } from '#kit/limited-request.ts';
import type { Recommendation, SearchResult } from '#modules/search/contracts.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Transport } from './service-client.ts';

export interface SearchOptions {
  /** Shared by all requests. */
  cache: AnswerCache;
  /** Hosts tried in turn, each address ending before `/1/indexes`. */
  hosts: readonly { base: string; send: Transport }[];
  appId: string;
  /** Public: sent to browsers. */
  apiKey: string;
  channelCode: string;
  /** Language of the searched texts and results, when not French. */
  locale?: string | undefined;
  /**
   * Sends the request like the lite browser client: id and key in the address, no Content-Type
   * (SRC-03).
   */
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
  /** Fields of the answer; `hits` alone avoids counting. */
  responseFields?: readonly string[];
  removeWordsIfNoResults?: 'none' | 'allOptional';
}

/** One request of the recommend client (contracts §4.3). */
export interface RecommendQuery {
  indexName: string;
  model: 'related-products' | 'bought-together' | 'looking-similar' | 'trending-items';
  /** The product to find related ones for; omitted for the most popular ones. */
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
 * Client of the search service. A host that fails or times out is skipped for the next; redirects
 * are not followed (SRC-06, SRC-07). Identical queries share a cached answer for a while (SRC-04).
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

  /** Related or most popular products (SRC-05), in the order of the queries. Throws SearchError. */
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

/** The messages of SRC-08 to SRC-10 for a request without any answer. */
function asSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error;
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (cause?.code === 'UND_ERR_CONNECT_TIMEOUT' || cause?.code === 'ETIMEDOUT')
    return new SearchError(0, 'Connection timeout');
  return new SearchError(0, name === 'TimeoutError' ? 'Socket timeout' : 'Network request failed');
}
