import { textBytes } from '#kit/bounded-map.ts';
import { Cache } from '#kit/cache.ts';
import {
  bytesOf,
  type CachedResponse,
  type Document,
  respond,
  toCachedResponse,
} from './cached-response.ts';

const FRESH_MS = 3_600_000;
const MOST_ADDRESSES = 10_000;
const MOST_ADDRESS_BYTES = 2 * 1024 * 1024;
/**
 * Pages have short addresses; a longer one is not cached, because it will hardly be requested
 * again.
 */
const LONGEST_ADDRESS = 500;
const CACHEABLE_STATUSES = [200, 301];

/**
 * Cached answers that are the same for everybody: compressed once, with an ETag. `clear`
 * invalidates all of them. An entry older than an hour is served once more while it is rendered
 * anew; if that fails it stays, and the next request tries again. Concurrent requests for a missing
 * document share one rendering. All encodings, keys and addresses count towards the size.
 */
export class DocumentCache {
  readonly #entries: Cache<CachedResponse>;
  readonly #keys: Cache<string>;
  readonly #pending = new Map<string, { version: number; answer: Promise<CachedResponse> }>();
  readonly #maxBytes: number;
  readonly #onFailedRenewal: (error: unknown) => void;
  #version = 0;

  constructor(
    maxBytes: number,
    milliseconds: () => number,
    onFailedRenewal: (error: unknown) => void,
    name = 'documents',
  ) {
    this.#maxBytes = maxBytes;
    this.#entries = new Cache({
      name,
      mostBytes: maxBytes,
      sizeOf: bytesOf,
      lasts: { ms: FRESH_MS, milliseconds },
    });
    this.#keys = new Cache({
      name: `${name}-addresses`,
      mostEntries: MOST_ADDRESSES,
      mostBytes: MOST_ADDRESS_BYTES,
      sizeOf: textBytes,
    });
    this.#onFailedRenewal = onFailedRenewal;
  }

  /** Call when the data behind the documents changed. */
  clear(): void {
    this.#version += 1;
  }

  /** The answer last sent for this address, while it is fresh. */
  at(address: string): CachedResponse | undefined {
    const key = this.#keys.get(address, this.#version);
    return key === undefined ? undefined : this.#entries.get(key, this.#version);
  }

  /**
   * Answers a request with the document under `key`, rendered if missing. `address` is the
   * request's cache key: the next time `at` finds the document by it directly.
   */
  async answer(
    key: string,
    request: Headers,
    render: () => Promise<Document>,
    address?: string | null,
  ): Promise<Response> {
    if (this.#maxBytes === 0) return respond(toCachedResponse(await render()), request);
    const version = this.#version;
    const entry =
      this.#entries.get(key, version) ??
      this.#aged(key, version, render) ??
      (await this.#renderOnce(key, version, render));
    const isStored = () => this.#entries.last(key)?.value === entry;
    if (address && address.length <= LONGEST_ADDRESS && isStored())
      this.#keys.set(address, key, version);
    const size = bytesOf(entry);
    const answer = await respond(entry, request);
    // A first compression added an encoded form, so the entry is larger now.
    if (bytesOf(entry) !== size && isStored()) this.#entries.grown(key);
    return answer;
  }

  /** An entry older than an hour but of the current version, returned while it is rendered anew. */
  #aged(key: string, version: number, render: () => Promise<Document>): CachedResponse | undefined {
    const aged = this.#entries.last(key);
    if (aged?.version !== version) return undefined;
    this.#renderOnce(key, version, render).catch(this.#onFailedRenewal);
    return aged.value;
  }

  #renderOnce(
    key: string,
    version: number,
    render: () => Promise<Document>,
  ): Promise<CachedResponse> {
    const running = this.#pending.get(key);
    if (running?.version === version) return running.answer;
    const answer = render()
      .then((document) => {
        const entry = toCachedResponse(document);
        const mayKeep = CACHEABLE_STATUSES.includes(document.status) && !document.isPassing;
        if (mayKeep) this.#entries.set(key, entry, version);
        return entry;
      })
      .finally(() => {
        if (this.#pending.get(key)?.answer === answer) this.#pending.delete(key);
      });
    this.#pending.set(key, { version, answer });
    return answer;
  }
}
