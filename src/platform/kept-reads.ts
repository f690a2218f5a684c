/**
 * Goes up, in the database, with the commit of every change of what was read beside it. A transaction
 * that made such a change must not read at a version: it sees what nobody else does yet.
 */
export type ReadVersion = number;

const MOST = 20_000;
const kept = new Map<string, unknown>();
let latest: ReadVersion = 0;

/** What was read under this key at this version; undefined when nobody did. */
export function keptAt<T>(version: ReadVersion, key: string): T | undefined {
  return version === latest ? (kept.get(key) as T | undefined) : undefined;
}

/** Keeps a value for whoever asks at the same version. What was kept for an earlier one goes. */
export function keepAt(version: ReadVersion, key: string, value: unknown): void {
  if (version < latest) return;
  if (version > latest || kept.size >= MOST) kept.clear();
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
