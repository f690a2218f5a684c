import { type Call, callService, type Transport } from './service-client.ts';

const ONE_HOUR_MS = 3_600_000;
/** What the content system gives at once, at most (contracts §3.3). */
const LARGEST_PAGE = 100;

interface Kept {
  value: Promise<unknown>;
  until: number;
}

/** Answers of the content system kept by key for one hour (CMS-02, OPS-10), or until it changes. */
export class ContentCache {
  readonly #entries = new Map<string, Kept>();
  readonly #milliseconds: () => number;

  constructor(milliseconds: () => number) {
    this.#milliseconds = milliseconds;
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Concurrent readers share one call (CAT-24); a failed call is not kept. */
  read<T>(key: string, load: () => Promise<T>): Promise<T> {
    const kept = this.#entries.get(key);
    if (kept && kept.until > this.#milliseconds()) return kept.value as Promise<T>;
    const value = load();
    this.#entries.set(key, { value, until: this.#milliseconds() + ONE_HOUR_MS });
    value.catch(() => {
      if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
    });
    return value;
  }
}

export interface ContentOptions {
  base: string;
  send: Transport;
  cache: ContentCache;
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
