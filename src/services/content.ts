import type { AnswerOf, InputOf, Operation, QueryOf } from '#kit/operation.ts';
import { PAGE_SIZES } from '#kit/page-size.ts';
import * as catalog from '#modules/catalog/content-operations.ts';
import type { ProductComplete, ProductSummary } from '#modules/catalog/contracts.ts';
import * as nutrition from '#modules/nutrition/content-operations.ts';
import type { RecommendationAnswer, RecommendationRequest } from '#modules/nutrition/contracts.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type AnyInput, type Call, callOf, callService, type Transport } from './service-client.ts';

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
interface Entry<T> {
  id: number;
  attributes: T;
}

/** The `meta` of an answer. */
interface Meta {
  pagination?: { page: number; pageSize: number; pageCount: number; total: number };
}

/** Type of the `data` of a content operation. */
type DataOf<O extends Operation> = AnswerOf<O> extends { data: infer Data } ? Data : never;

/** One of the entries an operation lists. */
type EntryOf<O extends Operation> = DataOf<O> extends readonly (infer One)[] ? One : never;

/** Filterable names: the attributes of the entries, and the facets of a category. */
type FilterOf<O extends Operation> =
  EntryOf<O> extends { attributes: infer Attributes } ? keyof Attributes & string : string;

/** Filters, sorting and page of contracts §3.2 and §3.3; a filter names an attribute. */
type ListQuery<O extends Operation> = {
  [Filter in `filters[${FilterOf<O>}]` | `filters[${FilterOf<O>}][${'$in' | '$contains'}]`]?:
    | string
    | readonly string[];
} & {
  sort?: string;
  fields?: string;
  'pagination[page]'?: string;
  'pagination[pageSize]'?: string;
};

/** Input of a reading content operation. */
type ReadInput<O extends Operation> = Pick<InputOf<O>, keyof InputOf<O> & 'params'> & {
  query?: ([QueryOf<O>] extends [never] ? unknown : QueryOf<O>) & ListQuery<O>;
};

/** The input of a call, which may be left out where nothing of it is required. */
type Input<O extends Operation> =
  Record<never, never> extends ReadInput<O> ? [input?: ReadInput<O>] : [input: ReadInput<O>];

/** The result of looking up a product by sku; `error` is the exact message for the log (CAT-26). */
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
  async get<O extends Operation>(operation: O, ...input: Input<O>): Promise<DataOf<O>> {
    return (await this.read(operation, ...input)).data;
  }

  /** Every entry of a list, page after page. Throws ServiceError. */
  async all<O extends Operation>(operation: O, ...[input]: Input<O>): Promise<EntryOf<O>[]> {
    const { query, ...given } = (input ?? {}) as AnyInput;
    const page = (number: number) =>
      this.#read<EntryOf<O>[]>(
        callOf(operation, {
          ...given,
          query: {
            ...query,
            'pagination[page]': String(number),
            'pagination[pageSize]': String(PAGE_SIZES.largest),
          },
        }),
      );
    const { data, meta } = await page(1);
    const rest = Array.from(
      { length: Math.max(0, (meta.pagination?.pageCount ?? 1) - 1) },
      (_, index) => page(index + 2),
    );
    return [...data, ...(await Promise.all(rest)).flatMap((answer) => answer.data)];
  }

  /**
   * A complete product. It replaces the cached summary: a product's cache entry only goes from
   * nothing to summary to complete (CAT-22). Throws ServiceError.
   */
  product(slug: string): Promise<ProductComplete> {
    const call = callOf(catalog.getProductDocument, { params: { slug }, query: { render: '2' } });
    return this.#options.cache.read(
      this.#key('whole', slug),
      async () => {
        const { data } = await this.#call<{ data: Entry<ProductComplete> }>(call);
        this.#options.cache.keep(this.#key('product', data.attributes.sku), data.attributes);
        return data.attributes;
      },
      this.#options.onStale,
    );
  }

  /** Complete products, in no order; missing ones are left out. Throws ServiceError. */
  async products(skus: readonly string[]): Promise<ProductComplete[]> {
    if (skus.length === 0) return [];
    const query = { 'filters[sku][$in]': skus, render: '2' };
    const call = callOf(catalog.listProductDocuments, { query });
    const { data } = await this.#read<Entry<ProductComplete>[]>(call);
    return data.map(({ attributes }) => attributes);
  }

  /**
   * Products in the given order; those not cached are loaded in one call (CAT-23). A missing
   * product is an error entry and does not affect the others (CAT-26). Throws ServiceError.
   */
  summaries(skus: readonly string[]): Promise<FoundProduct[]> {
    const { cache } = this.#options;
    const missing = skus.filter((sku) => !cache.has(this.#key('product', sku)));
    const query = { 'filters[sku][$in]': missing, render: '1' };
    const batch =
      missing.length === 0
        ? null
        : this.#call<{ data: Entry<ProductSummary>[] }>(
            callOf(catalog.listProductDocuments, { query }),
          );
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

  /**
   * A feeding recommendation for an animal (CMS-11). Never cached, since it contains a visitor's
   * data. Throws ServiceError, 422 for an animal the shop has no food for.
   */
  async recommend(body: RecommendationRequest): Promise<RecommendationAnswer> {
    const call = callOf(nutrition.recommendFood, { body });
    return (await this.#call<{ data: RecommendationAnswer }>(call)).data;
  }

  /** The whole answer with its paging metadata. Throws ServiceError. */
  read<O extends Operation>(
    operation: O,
    ...[input]: Input<O>
  ): Promise<{ data: DataOf<O>; meta: Meta }> {
    return this.#read(callOf(operation, input as AnyInput | undefined));
  }

  #read<Data>(call: Call): Promise<{ data: Data; meta: Meta }> {
    const { cache, channelCode, locale, onStale } = this.#options;
    const key = JSON.stringify([call.path, call.query ?? {}, locale, channelCode]);
    return cache.read(key, () => this.#call(call), onStale);
  }

  #call<T>({ query, ...request }: Call): Promise<T> {
    const { base, send, channelCode, locale, token } = this.#options;
    const call: Call = { ...request, query: { ...query, locale: locale.slice(0, 2), channelCode } };
    if (token) call.headers = { authorization: `Bearer ${token}` };
    return callService<T>(base, send, call);
  }
}
