import { BoundedMap, jsonBytes } from './bounded-map.ts';

/** What a value was read from, as it was then: any two that differ are two versions. */
export type Version = string | number;

/** Of what never changes under its key. */
const FOR_EVER: Version = 0;

/** A key that is longer is somebody's own and does not come again: nothing is kept under it. */
export const LONGEST_KEY = 2000;

interface Options<V> {
  /** How it is called in the figures; the latest cache of a name is the one they tell of. */
  name: string;
  mostEntries?: number;
  /** Keys and values together. */
  mostBytes: number;
  /** Bytes a value takes, about; without it values are plain data. */
  sizeOf?: (value: V) => number;
  /** How long a value stands, in milliseconds of `milliseconds`; without it for as long as its version. */
  lasts?: { ms: number; milliseconds: () => number };
}

interface Entry<V> {
  value: V;
  version: Version;
  until: number;
}

/** What a cache holds and how often it was of use. */
interface CacheFigures {
  name: string;
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
}

const caches = new Map<string, { figures(): CacheFigures }>();

/** The figures of every cache of this process, for /metrics. */
export const cacheFigures = (): CacheFigures[] =>
  Array.from(caches.values(), (cache) => cache.figures());

/**
 * What a process keeps so as not to read or make it again: the one mechanism for all of it. Bounded
 * in entries and bytes, keys included; what was used longest ago goes first. One rule says what
 * stands: an entry is made at a version of what it was made from, whoever asks names the version that
 * holds now, and at any other there is no entry. Nobody needs to be told what to forget.
 */
export class Cache<V> {
  readonly #entries: BoundedMap<Entry<V>>;
  readonly #options: Options<V>;
  #hits = 0;
  #misses = 0;

  constructor(options: Options<V>) {
    const { name, mostEntries = Number.POSITIVE_INFINITY, mostBytes, sizeOf = jsonBytes } = options;
    this.#options = options;
    this.#entries = new BoundedMap({
      mostEntries,
      mostBytes,
      sizeOf: ({ value }) => sizeOf(value),
    });
    caches.set(name, this);
  }

  /** The value made at this version, while it lasts; undefined: make it and `set` it. */
  get(key: string, version: Version = FOR_EVER): V | undefined {
    const entry = this.#entries.get(key);
    if (entry && this.#stands(entry, version)) {
      this.#hits += 1;
      return entry.value;
    }
    this.#misses += 1;
    return undefined;
  }

  /** Whether `get` would find something. Counts as no use. */
  has(key: string, version: Version = FOR_EVER): boolean {
    const entry = this.#entries.peek(key);
    return entry !== undefined && this.#stands(entry, version);
  }

  /**
   * What was last kept under a key, of whichever version and however old: for whoever prefers that to
   * nothing, or lets the database judge whether it still holds.
   */
  last(key: string): Readonly<Entry<V>> | undefined {
    return this.#entries.get(key);
  }

  /** Keeps a value, for the usual time or so many milliseconds. */
  set(key: string, value: V, version: Version = FOR_EVER, ms?: number): void {
    const { lasts } = this.#options;
    const until = lasts ? lasts.milliseconds() + (ms ?? lasts.ms) : Number.POSITIVE_INFINITY;
    if (key.length <= LONGEST_KEY) this.#entries.set(key, { value, version, until });
  }

  /** Counts anew what was kept under a key: it takes more than it did. */
  grown(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry) this.#entries.set(key, entry);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  figures(): CacheFigures {
    return {
      name: this.#options.name,
      entries: this.#entries.size,
      bytes: this.#entries.bytes,
      hits: this.#hits,
      misses: this.#misses,
    };
  }

  #stands(entry: Entry<V>, version: Version): boolean {
    return entry.version === version && entry.until > (this.#options.lasts?.milliseconds() ?? 0);
  }
}
