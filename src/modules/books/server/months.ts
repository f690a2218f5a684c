import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';

/** A month of the ledger. */
export interface BookMonth {
  /** For example `2026-11`. */
  month: string;
  entries: number;
  /** Total debit in cents; the total credit is equal. */
  debit: number;
  /** ISO 8601 instant; null while it is open. */
  closedAt: string | null;
  hash: string | null;
}

/** All months from the first entry to today, newest first. */
export async function findMonths(db: Db | Tx, today: Temporal.PlainDate): Promise<BookMonth[]> {
  const { rows } = await sql<Omit<BookMonth, 'closedAt'> & { closedAt: Date | null }>`
    with days as (
      select date_trunc('month', least(
        (select min(entry_on) from book_entries), (select min(month) from book_closings)))::date as first
    ), months as (
      select generate_series(first, ${today.toString()}::date, interval '1 month')::date as month from days
    ), sums as (
      select date_trunc('month', e.entry_on)::date as month, count(distinct e.id)::integer as entries,
             coalesce(sum(l.amount) filter (where l.amount > 0), 0)::bigint as debit
      from book_entries e join book_lines l on l.entry_id = e.id
      group by 1
    )
    select to_char(m.month, 'YYYY-MM') as month, coalesce(c.entries, s.entries, 0) as entries,
           coalesce(c.debit, s.debit, 0)::bigint as debit, c.closed_at as "closedAt", c.hash
    from months m left join sums s using (month) left join book_closings c using (month)
    order by m.month desc`.execute(db);
  return rows.map((row) => ({ ...row, closedAt: row.closedAt?.toISOString() ?? null }));
}
