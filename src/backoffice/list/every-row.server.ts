import type { ListChoice, TeamList } from '#kit/team-list.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { listRequest, type ReadList } from '../parts/read-list.ts';
import type { DrawnList } from './define-list.ts';

/** Loads a page of a list. */
export type ReadPage<L extends TeamList, Row, Answer = unknown> = (
  admin: AdminClient,
  requested: ListChoice<L> & { page: string },
) => Promise<{ members: readonly Row[]; total: number; answer: Answer }>;

/** A list with its read function, for code that processes whole lists. */
export interface ServedList<L extends TeamList, Row, Answer = unknown> {
  office: DrawnList<L, Row>;
  list: L;
  /** The operation returns all rows, without pages. */
  isWhole: boolean;
  read: ReadPage<L, Row, Answer>;
  runs?: Readonly<Record<string, BulkRun>>;
}

/** Runs a bulk action on one row, by its key. `key` is an idempotency key. */
export type BulkRun = (
  admin: AdminClient,
  row: { id: string; text: string; key: string },
) => Promise<unknown>;

/**
 * Every row of a filtered list, page after page, each once: a row added at the top meanwhile shifts others to the next page.
 * `total` is their number, limited to `most`.
 */
export async function* everyRow<L extends TeamList, Row>(
  admin: AdminClient,
  { office, read }: ServedList<L, Row>,
  { choice }: Pick<ReadList<L>, 'choice'>,
  most: number,
): AsyncGenerator<{ rows: readonly Row[]; total: number }> {
  const seen = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { members, total } = await read(admin, listRequest({ page, choice }));
    const fresh = members.filter((row) => !seen.has(office.rowKey(row)));
    for (const row of fresh) seen.add(office.rowKey(row));
    const rows = fresh.slice(0, Math.max(0, most - seen.size + fresh.length));
    yield { rows, total: Math.min(total, most) };
    if (members.length === 0 || seen.size >= Math.min(total, most)) return;
  }
}
