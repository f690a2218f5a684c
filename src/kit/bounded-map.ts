interface Bounds<V> {
  mostEntries: number;
  /** Upper bound for keys and values together. */
  mostBytes: number;
  /** Approximate size of a value in bytes. */
  sizeOf: (value: V) => number;
}

/** Approximate overhead of one entry in the map itself. */
const ENTRY_BYTES = 100;
/** V8 stores a string with up to two bytes per character. */
const CHARACTER_BYTES = 2;

/** Bytes a text takes at most. */
export const textBytes = (text: string): number => text.length * CHARACTER_BYTES;

/**
 * Approximate size in bytes of a value made of plain data. What JSON cannot hold counts as zero.
 */
export const jsonBytes = (value: unknown): number => textBytes(JSON.stringify(value) ?? '');

/**
 * A map bounded in entries and in bytes (keys included), for caches whose keys come from requests.
 * It evicts the least recently used entries. A value larger than the bounds on its own is not
 * stored.
 */
export class BoundedMap<V> {
  readonly #entries = new Map<string, { value: V; bytes: number }>();
  readonly #bounds: Bounds<V>;
  #bytes = 0;

  constructor(bounds: Bounds<V>) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Approximate bytes of all keys and values. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The value of this key; marks it as recently used. */
  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Like `get`, without marking the value as recently used. */
  peek(key: string): V | undefined {
    return this.#entries.get(key)?.value;
  }

  values(): V[] {
    return Array.from(this.#entries.values(), ({ value }) => value);
  }

  /** Stores a value; call it again when the value has grown, so that its size is counted anew. */
  set(key: string, value: V): void {
    this.delete(key);
    const { mostEntries, mostBytes, sizeOf } = this.#bounds;
    const bytes = ENTRY_BYTES + textBytes(key) + sizeOf(value);
    if (bytes > mostBytes) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= mostBytes && this.#entries.size <= mostEntries) return;
      this.delete(oldest);
    }
  }

  delete(key: string): boolean {
    const entry = this.#entries.get(key);
    if (!entry) return false;
    this.#bytes -= entry.bytes;
    return this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}
