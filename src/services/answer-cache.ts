import { jsonBytes } from '#kit/bounded-map.ts';
import { Cache } from '#kit/cache.ts';

const ONE_HOUR_MS = 3_600_000;
const MEGABYTE = 1024 * 1024;
/** Minimum milliseconds between two attempts for one answer while a service fails. */
const TRY_AGAIN_MS = 2000;

interface CachedAnswer {
  value: unknown;
  /** The last successful answer, returned because the service failed. */
  isStale: boolean;
}

interface Limits {
  /** Label of the cache in /metrics. */
  name?: string;
  /**
   * Maximum number of entries, since typed queries are unbounded. Evicts the least recently used.
   */
  most?: number;
  /** Keys and answers together. */
  mostBytes?: number;
  /** Milliseconds an answer is cached. */
  lasts?: number;
}

/** A refusal is an answer: it does not mean that the service is away. */
const isRefusal = (error: unknown): boolean => {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status < 500;
};

/**
 * Cache of a service's answers, for one hour (CMS-02, OPS-10) or until content changes. When a call
 * fails, the last successful answer is returned, however old (REL-67).
 */
export class AnswerCache {
  readonly #answers: Cache<CachedAnswer>;
  readonly #running = new Map<string, { version: number; answer: Promise<CachedAnswer> }>();
  #version = 0;

  constructor(milliseconds: () => number, limits: Limits = {}) {
    const { name = 'answers', most = 10_000, mostBytes = 24 * MEGABYTE } = limits;
    this.#answers = new Cache({
      name,
      mostEntries: most,
      mostBytes,
      sizeOf: ({ value }) => jsonBytes(value),
      lasts: { ms: limits.lasts ?? ONE_HOUR_MS, milliseconds },
    });
  }

  /** Invalidates every answer. */
  clear(): void {
    this.#version += 1;
  }

  /** Whether a read would be answered without a new call. */
  has(key: string): boolean {
    const isLoading = this.#running.get(key)?.version === this.#version;
    return isLoading || this.#answers.has(key, this.#version);
  }

  /** Stores an answer that arrived as part of another one. */
  keep(key: string, value: unknown): void {
    this.#answers.set(key, { value, isStale: false }, this.#version);
  }

  /**
   * Returns a cached answer or loads it; concurrent readers share one call (CAT-24), and a failed
   * call is not cached. `onStale` is called when the answer is an old one, because the service is
   * away.
   */
  async read<T>(key: string, load: () => Promise<T>, onStale?: () => void): Promise<T> {
    const cached = this.#answers.get(key, this.#version);
    const { value, isStale } = cached ?? (await this.#loadOnce(key, load));
    if (isStale) onStale?.();
    return value as T;
  }

  #loadOnce(key: string, load: () => Promise<unknown>): Promise<CachedAnswer> {
    const version = this.#version;
    const running = this.#running.get(key);
    if (running?.version === version) return running.answer;
    const answer = this.#load(key, version, load).finally(() => {
      if (this.#running.get(key)?.answer === answer) this.#running.delete(key);
    });
    this.#running.set(key, { version, answer });
    return answer;
  }

  async #load(key: string, version: number, load: () => Promise<unknown>): Promise<CachedAnswer> {
    const before = this.#answers.last(key)?.value;
    try {
      const answer = { value: await load(), isStale: false };
      this.#answers.set(key, answer, version);
      return answer;
    } catch (error) {
      if (!before || isRefusal(error)) {
        this.#answers.delete(key);
        throw error;
      }
      const answer = { value: before.value, isStale: true };
      this.#answers.set(key, answer, version, TRY_AGAIN_MS);
      return answer;
    }
  }
}
