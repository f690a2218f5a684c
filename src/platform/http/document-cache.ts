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
/** Pages have short addresses; a longer one is somebody's own and does not come again. */
const LONGEST_ADDRESS = 500;
const CACHEABLE_STATUSES = [200, 301];

/**
 * Answers that are the same for everybody, kept in the process: compressed once, with an ETag.
 * After `clear` none of them stands; an entry older than an hour is served once more
 * while it is rendered anew; when that fails it stays, and the next request tries again. Two requests
 * for one missing document share one rendering. Bodies in every coding, keys and addresses count.
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

  /** What documents show changed. */
  clear(): void {
    this.#version += 1;
  }

  /** What was last answered at this address, while it is fresh. */
  at(address: string): CachedResponse | undefined {
    const key = this.#keys.get(address, this.#version);
    return key === undefined ? undefined : this.#entries.get(key, this.#version);
  }

  /**
   * The document under `key`, rendered if it is missing, as an answer to this request. `address` is
   * how it was asked for: the next time `at` finds it without looking at anything else.
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
    // Compressed for the first time, it takes more.
    if (bytesOf(entry) !== size && isStored()) this.#entries.grown(key);
    return answer;
  }

  /** What stood an hour ago and was not changed since, while it is rendered anew. */
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
