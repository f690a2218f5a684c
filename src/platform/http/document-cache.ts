import { type Document, type KeptAnswer, keptAnswer, respond } from './kept-answer.ts';

const FRESH_MS = 3_600_000;
const MOST_ADDRESSES = 10_000;
const KEPT_STATUSES = [200, 301];

/**
 * Answers that are the same for everybody, kept in the process: compressed once, with an ETag.
 * `clear` forgets all of them when content changes; an entry older than an hour is served once more
 * while it is rendered anew; when that fails it stays, and the next request tries again. Two requests for one missing document share one rendering.
 */
export class DocumentCache {
  readonly #entries = new Map<string, KeptAnswer>();
  readonly #keys = new Map<string, string>();
  readonly #pending = new Map<string, Promise<KeptAnswer>>();
  readonly #maxBytes: number;
  readonly #milliseconds: () => number;
  readonly #onFailedRenewal: (error: unknown) => void;
  #bytes = 0;
  #generation = 0;

  constructor(
    maxBytes: number,
    milliseconds: () => number,
    onFailedRenewal: (error: unknown) => void,
  ) {
    this.#maxBytes = maxBytes;
    this.#milliseconds = milliseconds;
    this.#onFailedRenewal = onFailedRenewal;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#keys.clear();
    this.#pending.clear();
    this.#bytes = 0;
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
    if (address && this.#entries.get(key) === entry) this.#remember(address, key);
    return respond(entry, request);
  }

  #remember(address: string, key: string): void {
    if (this.#keys.size >= MOST_ADDRESSES) this.#keys.clear();
    this.#keys.set(address, key);
  }

  #renderOnce(key: string, render: () => Promise<Document>): Promise<KeptAnswer> {
    const running = this.#pending.get(key);
    if (running) return running;
    const generation = this.#generation;
    const rendering = render()
      .then((document) => {
        const entry = keptAnswer(document, this.#milliseconds() + FRESH_MS);
        if (KEPT_STATUSES.includes(document.status) && generation === this.#generation)
          this.#keep(key, entry);
        return entry;
      })
      .finally(() => {
        if (this.#pending.get(key) === rendering) this.#pending.delete(key);
      });
    this.#pending.set(key, rendering);
    return rendering;
  }

  #keep(key: string, entry: KeptAnswer): void {
    this.#forget(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.document.body.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.document.body.length;
  }
}
