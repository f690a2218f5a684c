import type { ProductComplete, ProductSummary } from '#modules/catalog/contracts.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type Call, callService, type Transport } from './service-client.ts';

/** What the content system gives at once, at most (contracts §3.3). */
const LARGEST_PAGE = 100;

export interface ContentOptions {
  base: string;
  send: Transport;
  cache: AnswerCache;
  channelCode: string;
  locale: string;
  token?: string | undefined;
  /** Called when an old answer is given because the content system is away. */
  onStale?: (() => void) | undefined;
}

/** An item of the content system (contracts §3.1). */
export interface Entry<T> {
  id: number;
  attributes: T;
}

/** An answer with what it says about itself. */
export interface Answer<T> {
  data: T;
  meta: { pagination?: { page: number; pageSize: number; pageCount: number; total: number } };
}

/** What is known of a product that was asked for by its sku; said exactly so in every log (CAT-26). */
export type FoundProduct =
  | { sku: string; summary: ProductSummary }
  | { sku: string; error: 'Product not found' };

/** Reads the content system: every call carries `locale` (CMS-01) and is cached by its address. */
export class ContentClient {
  readonly #options: ContentOptions;

  constructor(options: ContentOptions) {
    this.#options = options;
  }

  /** The `data` of an answer. Throws ServiceError; a 404 is one too. */
  async get<T>(path: string, query: Call['query'] = {}): Promise<T> {
    return (await this.read<T>(path, query)).data;
  }

  /** Every entry of a list, page after page. Throws ServiceError. */
  async all<T>(path: string, query: Call['query'] = {}): Promise<T[]> {
    const page = (number: number) =>
      this.read<T[]>(path, {
        ...query,
        'pagination[page]': String(number),
        'pagination[pageSize]': String(LARGEST_PAGE),
      });
    const { data, meta } = await page(1);
    const rest = Array.from(
      { length: Math.max(0, (meta.pagination?.pageCount ?? 1) - 1) },
      (_, index) => page(index + 2),
    );
    return [...data, ...(await Promise.all(rest)).flatMap((answer) => answer.data)];
  }

  /**
   * A product whole. From then on all that is known of it is this, for who wants its summary too:
   * what is loaded only rises, from nothing to the summary to the whole (CAT-22). Throws ServiceError.
   */
  product(slug: string): Promise<ProductComplete> {
    const path = `/b2c-products/${encodeURIComponent(slug)}`;
    return this.#options.cache.read(
      this.#key('whole', slug),
      async () => {
        const { data } = await this.#call<Answer<Entry<ProductComplete>>>({
          path,
          query: { render: '2' },
        });
        this.#options.cache.keep(this.#key('product', data.attributes.sku), data.attributes);
        return data.attributes;
      },
      this.#options.onStale,
    );
  }

  /**
   * Products in the order they are named, those that are not loaded yet in one call (CAT-23). What
   * the answer lacks is an error of its own and spoils no other (CAT-26). Throws ServiceError.
   */
  summaries(skus: readonly string[]): Promise<FoundProduct[]> {
    const { cache } = this.#options;
    const missing = skus.filter((sku) => !cache.has(this.#key('product', sku)));
    const query = { 'filters[sku][$in]': missing, render: '1' };
    const batch =
      missing.length === 0
        ? null
        : this.#call<Answer<Entry<ProductSummary>[]>>({ path: '/b2c-products', query });
    return Promise.all(
      skus.map(async (sku): Promise<FoundProduct> => {
        const summary = await cache.read(
          this.#key('product', sku),
          async () => {
            const found = (await batch)?.data.find(({ attributes }) => attributes.sku === sku);
            return found?.attributes ?? null;
          },
          this.#options.onStale,
        );
        return summary ? { sku, summary } : { sku, error: 'Product not found' };
      }),
    );
  }

  #key(kind: string, name: string): string {
    const { channelCode, locale } = this.#options;
    return JSON.stringify([kind, name, locale, channelCode]);
  }

  /** Asks with a body; what a visitor says about an animal is never kept. Throws ServiceError. */
  async ask<T>(path: string, body: object): Promise<T> {
    return (await this.#call<Answer<T>>({ method: 'POST', path, body })).data;
  }

  /** The whole answer, with the page it is of its list. Throws ServiceError. */
  read<T>(path: string, query: Call['query'] = {}): Promise<Answer<T>> {
    const { cache, channelCode, locale, onStale } = this.#options;
    const key = JSON.stringify([path, query, locale, channelCode]);
    return cache.read(key, () => this.#call<Answer<T>>({ path, query }), onStale);
  }

  #call<T>({ query, ...asked }: Call): Promise<T> {
    const { base, send, channelCode, locale, token } = this.#options;
    const call: Call = { ...asked, query: { ...query, locale: locale.slice(0, 2), channelCode } };
    if (token) call.headers = { authorization: `Bearer ${token}` };
    return callService<T>(base, send, call);
  }
}
