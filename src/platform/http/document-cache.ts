import { BoundedMap, textBytes } from '#kit/bounded-map.ts';
import { bytesOf, type Document, type KeptAnswer, keptAnswer, respond } from './kept-answer.ts';

const FRESH_MS = 3_600_000;
const MOST_ADDRESSES = 10_000;
const MOST_ADDRESS_BYTES = 2 * 1024 * 1024;
/** Pages have short addresses; a longer one is somebody's own and does not come again. */
const LONGEST_ADDRESS = 500;
const KEPT_STATUSES = [200, 301];

/**
 * Answers that are the same for everybody, kept in the process: compressed once, with an ETag.
 * `clear` forgets all of them when content changes; an entry older than an hour is served once more
 * while it is rendered anew; when that fails it stays, and the next request tries again. Two requests
 * for one missing document share one rendering. Bodies in every coding, keys and addresses count.
 */
export class DocumentCache {
  readonly #entries: BoundedMap<KeptAnswer>;
  readonly #keys = new BoundedMap<string>({
    mostEntries: MOST_ADDRESSES,
    mostBytes: MOST_ADDRESS_BYTES,
    sizeOf: textBytes,
  });
  readonly #pending = new Map<string, Promise<KeptAnswer>>();
  readonly #maxBytes: number;
  readonly #milliseconds: () => number;
  readonly #onFailedRenewal: (error: unknown) => void;
  #generation = 0;

  constructor(
    maxBytes: number,
    milliseconds: () => number,
    onFailedRenewal: (error: unknown) => void,
  ) {
    this.#maxBytes = maxBytes;
    this.#entries = new BoundedMap({
      mostEntries: Number.POSITIVE_INFINITY,
      mostBytes: maxBytes,
      sizeOf: bytesOf,
    });
    this.#milliseconds = milliseconds;
    this.#onFailedRenewal = onFailedRenewal;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#keys.clear();
    this.#pending.clear();
  }

  /** What was last answered at this address, while it is fresh. */
  at(address: string): KeptAnswer | undefined {
    const key = this.#keys.get(address);
    const entry = key === undefined ? undefined : this.#entries.get(key);
    return entry && entry.freshUntil >= this.#milliseconds() ? entry : undefined;
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
    if (this.#maxBytes === 0) return respond(keptAnswer(await render(), 0), request);
    const entry = this.#entries.get(key) ?? (await this.#renderOnce(key, render));
    if (entry.freshUntil < this.#milliseconds() && !this.#pending.has(key))
      this.#renderOnce(key, render).catch(this.#onFailedRenewal);
    const isKept = () => this.#entries.peek(key) === entry;
    if (address && address.length <= LONGEST_ADDRESS && isKept()) this.#keys.set(address, key);
    const size = bytesOf(entry);
    const answer = await respond(entry, request);
    // Compressed for the first time, it takes more.
    if (bytesOf(entry) !== size && isKept()) this.#entries.set(key, entry);
    return answer;
  }

  #renderOnce(key: string, render: () => Promise<Document>): Promise<KeptAnswer> {
    const running = this.#pending.get(key);
    if (running) return running;
    const generation = this.#generation;
    const rendering = render()
      .then((document) => {
        const entry = keptAnswer(document, this.#milliseconds() + FRESH_MS);
        const mayKeep = KEPT_STATUSES.includes(document.status) && !document.isPassing;
        if (mayKeep && generation === this.#generation) this.#entries.set(key, entry);
        return entry;
      })
      .finally(() => {
        if (this.#pending.get(key) === rendering) this.#pending.delete(key);
      });
    this.#pending.set(key, rendering);
    return rendering;
  }
}
