import { BoundedMap, jsonBytes } from '#kit/bounded-map.ts';

/**
 * Goes up, in the database, with the commit of every change of what was read beside it. A transaction
 * that made such a change must not read at a version: it sees what nobody else does yet.
 */
export type ReadVersion = number;

const MEGABYTE = 1024 * 1024;
const kept = new BoundedMap<unknown>({
  mostEntries: 20_000,
  mostBytes: 16 * MEGABYTE,
  sizeOf: jsonBytes,
});
let latest: ReadVersion = 0;

/** What was read under this key at this version; undefined when nobody did. */
export function keptAt<T>(version: ReadVersion, key: string): T | undefined {
  return version === latest ? (kept.get(key) as T | undefined) : undefined;
}

/** Keeps a value for whoever asks at the same version. What was kept for an earlier one goes. */
export function keepAt(version: ReadVersion, key: string, value: unknown): void {
  if (version < latest) return;
  if (version > latest) kept.clear();
  latest = version;
  kept.set(key, value);
}

/**
 * Reads something once per version and process; without a version, anew. The value is shared:
 * nobody may change it.
 */
export async function keptRead<T>(
  version: ReadVersion | undefined,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  if (version === undefined) return read();
  const known = keptAt<T>(version, key);
  if (known !== undefined) return known;
  const value = await read();
  keepAt(version, key, value);
  return value;
}
