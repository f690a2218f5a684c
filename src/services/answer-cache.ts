import { BoundedMap, jsonBytes } from '#kit/bounded-map.ts';

const ONE_HOUR_MS = 3_600_000;
const MEGABYTE = 1024 * 1024;
/** While a service fails it is tried again so often, for each answer. */
const TRY_AGAIN_MS = 2000;

interface Kept {
  value: Promise<unknown>;
  until: number;
  /** The last answer that came, which outlives its hour and every change while the service is away. */
  good: { value: unknown } | undefined;
  /** The value is the last good one, because the service failed. */
  isStale: boolean;
}

interface Limits {
  /** Entries; what was used longest ago goes first. What people type has no end. */
  most?: number;
  /** Keys and answers together. */
  mostBytes?: number;
  /** Milliseconds an answer is kept. */
  lasts?: number;
}

/** A service that answers that it will not is not away: what it says counts. */
const isRefusal = (error: unknown): boolean => {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status < 500;
};

/**
 * Answers of a service kept by key, for one hour (CMS-02, OPS-10) or until something changes. When a
 * call fails, the last good answer is given instead, however old (REL-67).
 */
export class AnswerCache {
  readonly #entries: BoundedMap<Kept>;
  readonly #milliseconds: () => number;
  readonly #lasts: number;

  constructor(milliseconds: () => number, limits: Limits = {}) {
    const { most = 10_000, mostBytes = 24 * MEGABYTE, lasts = ONE_HOUR_MS } = limits;
    this.#milliseconds = milliseconds;
    this.#lasts = lasts;
    this.#entries = new BoundedMap({
      mostEntries: most,
      mostBytes,
      sizeOf: ({ good }) => (good ? jsonBytes(good.value) : 0),
    });
  }

  /** Something changed: every answer is asked for anew. */
  clear(): void {
    for (const kept of this.#entries.values()) kept.until = 0;
  }

  /** Whether a reader would be answered without a call. */
  has(key: string): boolean {
    return (this.#entries.peek(key)?.until ?? 0) > this.#milliseconds();
  }

  /** Keeps what came with another answer, in the place of what was known. */
  keep(key: string, value: unknown): void {
    this.#entries.set(key, {
      value: Promise.resolve(value),
      until: this.#milliseconds() + this.#lasts,
      good: { value },
      isStale: false,
    });
  }

  /**
   * Concurrent readers share one call (CAT-24); a failed call is not kept. `onStale` is called when the
   * answer is an old one, because the service is away.
   */
  async read<T>(key: string, load: () => Promise<T>, onStale?: () => void): Promise<T> {
    const known = this.#entries.get(key);
    const isFresh = known !== undefined && known.until > this.#milliseconds();
    const kept = isFresh ? known : this.#load(key, load, known?.good);
    const value = await kept.value;
    if (kept.isStale) onStale?.();
    return value as T;
  }

  #load(key: string, load: () => Promise<unknown>, before: Kept['good']): Kept {
    const kept: Kept = {
      value: Promise.resolve(),
      until: this.#milliseconds() + this.#lasts,
      good: before,
      isStale: false,
    };
    const isCurrent = () => this.#entries.peek(key) === kept;
    kept.value = load().then(
      (value) => {
        kept.good = { value };
        // It has a size only now.
        if (isCurrent()) this.#entries.set(key, kept);
        return value;
      },
      (error: unknown) => {
        if (before && !isRefusal(error)) {
          kept.isStale = true;
          kept.until = this.#milliseconds() + TRY_AGAIN_MS;
          return before.value;
        }
        if (isCurrent()) this.#entries.delete(key);
        throw error;
      },
    );
    this.#entries.set(key, kept);
    return kept;
  }
}
