import { Cache } from '#kit/cache.ts';

/**
 * A counter in the database that the commit of every change to the cached data increases. A
 * transaction that made such a change must not use it: it sees data that others do not see yet.
 */
export type ReadVersion = number;

const MEGABYTE = 1024 * 1024;
const reads = new Cache<unknown>({
  name: 'offer-reads',
  mostEntries: 20_000,
  mostBytes: 16 * MEGABYTE,
});

/**
 * Reads something once per version and process. Without a version it is read anew, and a value that
 * is not the same for everybody is not cached. The value is shared: callers must not change it.
 */
export async function cachedRead<T>(
  version: ReadVersion | undefined,
  key: string,
  read: () => Promise<T>,
  isSameForAll: (value: T) => boolean = () => true,
): Promise<T> {
  if (version === undefined) return read();
  const cached = reads.get(key, version) as T | undefined;
  if (cached !== undefined) return cached;
  const value = await read();
  if (isSameForAll(value)) reads.set(key, value, version);
  return value;
}

/**
 * Like `cachedRead` for several codes: one call of `read` fetches those that are not cached. The
 * result has no order; codes without a row are missing from it.
 */
export async function cachedReads<T extends { code: string }>(
  version: ReadVersion | undefined,
  kind: string,
  codes: readonly string[],
  read: (codes: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  if (version === undefined) return read(codes);
  const keyOf = (code: string) => `${kind} ${code}`;
  const cached = codes.map((code) => reads.get(keyOf(code), version) as T | null | undefined);
  const missing = codes.filter((_, index) => cached[index] === undefined);
  const found = missing.length > 0 ? await read(missing) : [];
  for (const code of missing)
    reads.set(keyOf(code), found.find((one) => one.code === code) ?? null, version);
  return [...cached.filter((one) => one != null), ...found];
}
