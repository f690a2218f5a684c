interface Bounds<V> {
  mostEntries: number;
  /** Keys and values together. */
  mostBytes: number;
  /** Bytes a value takes, about. */
  sizeOf: (value: V) => number;
}

/** What a map itself takes for an entry, about. */
const ENTRY_BYTES = 100;
/** The longest text is held with two bytes for each of its characters. */
const CHARACTER_BYTES = 2;

/** Bytes a text takes at most. */
export const textBytes = (text: string): number => text.length * CHARACTER_BYTES;

/** Bytes a value of plain data takes, about; what is not plain data counts as nothing. */
export const jsonBytes = (value: unknown): number => textBytes(JSON.stringify(value) ?? '');

/**
 * A map for whatever a process keeps by a key that others choose: it counts keys and values, and
 * forgets what was used longest ago before it holds more than its bounds. What alone is larger than
 * they are is not kept.
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

  /** What keys and values take together, about. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The value under this key, which counts as used now. */
  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** The same without counting as a use. */
  peek(key: string): V | undefined {
    return this.#entries.get(key)?.value;
  }

  values(): V[] {
    return Array.from(this.#entries.values(), ({ value }) => value);
  }

  /** Keeps a value; called again when one has grown. */
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
