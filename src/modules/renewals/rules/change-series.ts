/** Minutes after a change in which another one of the same kind is confirmed together with it. */
export const SERIES_MINUTES = 10;

/** Kinds of changes confirmed once, after the last of a series. */
const SERIES_KINDS = ['frequency', 'shipping'] as const;
export type SeriesKind = (typeof SERIES_KINDS)[number];

export const isSeriesKind = (kind: unknown): kind is SeriesKind =>
  SERIES_KINDS.some((one) => one === kind);

/** A change of one kind, or the undoing of one. */
export interface SeriesChange {
  id: number;
  at: Date;
}

/**
 * The series that ends with a change: the id of its first change, and of the first change after it or null. Null when
 * a later change belongs to the same series, and when the change is not among `changes`, which are oldest first.
 */
export function seriesEndingWith(
  changes: readonly SeriesChange[],
  id: number,
): { first: number; next: number | null } | null {
  const at = changes.findIndex((change) => change.id === id);
  if (at === -1 || isFollowedAt(changes, at)) return null;
  let first = at;
  while (first > 0 && isFollowedAt(changes, first - 1)) first -= 1;
  return { first: changes[first]?.id ?? id, next: changes[at + 1]?.id ?? null };
}

function isFollowedAt(changes: readonly SeriesChange[], at: number): boolean {
  const [change, later] = [changes[at], changes[at + 1]];
  if (!change || !later) return false;
  return later.at.getTime() - change.at.getTime() < SERIES_MINUTES * 60_000;
}
