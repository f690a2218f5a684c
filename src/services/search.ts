import type { SearchResult } from '#modules/search/contracts.ts';
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
  removeWordsIfNoResults?: 'none' | 'allOptional';
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
    const { cache, channelCode } = this.#options;
    return cache.read(`${channelCode} ${JSON.stringify(queries)}`, () => this.#askInTurn(queries));
  }

  async #askInTurn(queries: readonly SearchQuery[]): Promise<SearchResult[]> {
    let last = new SearchError(0, 'Network request failed');
    for (const host of this.#options.hosts) {
      try {
        return await this.#ask(host, queries);
      } catch (error) {
        last = asSearchError(error);
        if (last.status >= 400 && last.status < 500) throw last;
      }
    }
    throw last;
  }

  async #ask({ base, send }: SearchOptions['hosts'][number], queries: readonly SearchQuery[]) {
    const { appId, apiKey, channelCode } = this.#options;
    const request = new Request(`${base}/1/indexes/*/queries?channelCode=${channelCode}`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': appId,
        'x-algolia-api-key': apiKey,
      },
      body: JSON.stringify({ requests: queries }),
    });
    const response = await send(request);
    if (!response.ok)
      throw new SearchError(response.status, `The search answered ${response.status}`);
    const { results } = (await response.json()) as { results: SearchResult[] };
    return results;
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
