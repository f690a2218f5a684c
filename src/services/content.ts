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

  /** Asks with a body; what a visitor says about an animal is never kept. Throws ServiceError. */
  async ask<T>(path: string, body: object): Promise<T> {
    return (await this.#call<Answer<T>>({ method: 'POST', path, body })).data;
  }

  /** The whole answer, with the page it is of its list. Throws ServiceError. */
  read<T>(path: string, query: Call['query'] = {}): Promise<Answer<T>> {
    const { cache, channelCode, locale } = this.#options;
    const key = JSON.stringify([path, query, locale, channelCode]);
    return cache.read(key, () => this.#call<Answer<T>>({ path, query }));
  }

  #call<T>({ query, ...asked }: Call): Promise<T> {
    const { base, send, channelCode, locale, token } = this.#options;
    const call: Call = { ...asked, query: { ...query, locale: locale.slice(0, 2), channelCode } };
    if (token) call.headers = { authorization: `Bearer ${token}` };
    return callService<T>(base, send, call);
  }
}
