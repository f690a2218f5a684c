import { Cache } from '#kit/cache.ts';

/**
 * Goes up, in the database, with the commit of every change of what was read beside it. A transaction
 * that made such a change must not read at a version: it sees what nobody else does yet.
 */
export type ReadVersion = number;

const MEGABYTE = 1024 * 1024;
const reads = new Cache<unknown>({
  name: 'offer-reads',
  mostEntries: 20_000,
  mostBytes: 16 * MEGABYTE,
});

/**
 * Reads something once per version and process; without a version, anew, and so what is not the same
 * for everybody. The value is shared: nobody may change it.
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
 * The same for several at once: `read` is asked for those that are not known, in one call. In no
 * order; what there is none of is missing.
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
