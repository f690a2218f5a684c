const ONE_HOUR_MS = 3_600_000;

interface Kept {
  value: Promise<unknown>;
  until: number;
}

interface Limits {
  /** Entries; the oldest goes first. What people type has no end. */
  most?: number;
  /** Milliseconds an answer is kept. */
  lasts?: number;
}

/** Answers of a service kept by key, for one hour (CMS-02, OPS-10) or until something changes. */
export class AnswerCache {
  readonly #entries = new Map<string, Kept>();
  readonly #milliseconds: () => number;
  readonly #limits: Required<Limits>;

  constructor(milliseconds: () => number, limits: Limits = {}) {
    this.#milliseconds = milliseconds;
    this.#limits = { most: Number.POSITIVE_INFINITY, lasts: ONE_HOUR_MS, ...limits };
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Whether a reader would be answered without a call. */
  has(key: string): boolean {
    return (this.#entries.get(key)?.until ?? 0) > this.#milliseconds();
  }

  /** Keeps what came with another answer, in the place of what was known. */
  keep(key: string, value: unknown): void {
    this.#entries.delete(key);
    this.read(key, async () => value).catch(() => undefined);
  }

  /** Concurrent readers share one call (CAT-24); a failed call is not kept. */
  read<T>(key: string, load: () => Promise<T>): Promise<T> {
    const kept = this.#entries.get(key);
    if (kept && kept.until > this.#milliseconds()) return kept.value as Promise<T>;
    const value = load();
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: this.#milliseconds() + this.#limits.lasts });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#limits.most && oldest !== undefined)
      this.#entries.delete(oldest);
    value.catch(() => {
      if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
    });
    return value;
  }
}
