import { BoundedMap, jsonBytes } from './bounded-map.ts';

/**
 * The version of the data a value was made from; values with two different versions are never
 * mixed.
 */
export type Version = string | number;

/** Version of values that never change under their key. */
const FOR_EVER: Version = 0;

/** Longer keys are not cached: they are chosen by one client and will hardly be requested again. */
export const LONGEST_KEY = 2000;

interface Options<V> {
  /** Label in /metrics. If several caches share it, the one created last is reported. */
  name: string;
  mostEntries?: number;
  /** Upper bound for keys and values together. */
  mostBytes: number;
  /** Approximate size of a value in bytes; by default the length of its JSON. */
  sizeOf?: (value: V) => number;
  /**
   * How long an entry stays valid, measured with the clock `milliseconds`. By default as long as
   * its version.
   */
  lasts?: { ms: number; milliseconds: () => number };
}

interface Entry<V> {
  value: V;
  version: Version;
  until: number;
}

/** Size and hit counts of a cache. */
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
 * The one cache mechanism of a process. Bounded in entries and bytes, keys included; evicts the
 * least recently used. An entry is stored with the version of the data it was made from, and read
 * with the version that is current now: with any other version it counts as missing, so nothing has
 * to be invalidated.
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

  /**
   * The value stored with this version, while it is valid. Undefined means: compute it and `set`
   * it.
   */
  get(key: string, version: Version = FOR_EVER): V | undefined {
    const entry = this.#entries.get(key);
    if (entry && this.#stands(entry, version)) {
      this.#hits += 1;
      return entry.value;
    }
    this.#misses += 1;
    return undefined;
  }

  /** Whether `get` would return a value. Does not mark it as recently used and counts no hit. */
  has(key: string, version: Version = FOR_EVER): boolean {
    const entry = this.#entries.peek(key);
    return entry !== undefined && this.#stands(entry, version);
  }

  /**
   * The value last stored under a key, whatever its version and age: for callers that prefer a
   * stale value to none, or let the database check whether it is still valid.
   */
  last(key: string): Readonly<Entry<V>> | undefined {
    return this.#entries.get(key);
  }

  /** Stores a value, for the usual duration or for `ms` milliseconds. */
  set(key: string, value: V, version: Version = FOR_EVER, ms?: number): void {
    const { lasts } = this.#options;
    const until = lasts ? lasts.milliseconds() + (ms ?? lasts.ms) : Number.POSITIVE_INFINITY;
    if (key.length <= LONGEST_KEY) this.#entries.set(key, { value, version, until });
  }

  /** Counts the size of a stored value anew after it has grown. */
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
