import { sql } from 'kysely';
import type { z } from 'zod';
import { orderOf, usualSort } from '#kit/team-list.ts';
import { countMost } from '#platform/count-most.ts';
import { narrowList } from '#platform/narrow-list.ts';
import type { Db } from '#registry/schema.ts';
import type { listBookLines } from '../admin-operations.ts';
import { ACCOUNTS, type FecLine } from '../rules/index.ts';
import { bookLineList } from '../rules/team-list.ts';
import { accountName, entryWords, journalName } from './account-names.ts';

type LineFilter = Omit<z.output<typeof listBookLines.query>, 'page' | 'itemsPerPage'>;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Ledger lines, newest first unless `sort` is given. */
export async function listLines(
  db: Db,
  filter: LineFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const { column, direction } = orderOf(filter.sort ?? usualSort(bookLineList), {
    day: 'e.entry_on',
  } as const);
  const lines = db
    .selectFrom('book_entries as e')
    .innerJoin('book_lines as l', 'l.entry_id', 'e.id')
    .leftJoin('orders as o', 'o.token', 'e.order_token');
  const narrowed = narrowList(lines, bookLineList, filter, {
    search: (q, typed) => {
      const text = typed.trim().toUpperCase();
      if (text === '') return q;
      return q.where((is) =>
        is.or([is(sql`upper(e.piece)`, 'like', `${escaped(text)}%`), is('o.number', '=', text)]),
      );
    },
    account: (q, typed) => q.where('l.account', 'like', `${escaped(typed.trim().toUpperCase())}%`),
  });
  const rows = await narrowed
    .leftJoin('book_numbers as n', 'n.entry_id', 'e.id')
    .select(['e.id', 'e.journal', 'e.entry_on as day', 'e.piece', 'e.label', 'o.number as order'])
    .select(['l.account', 'l.amount', 'n.ordinal'])
    .orderBy(column, direction)
    .orderBy('e.id', direction)
    .orderBy('l.account')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  return { rows, total: await countMost(db, narrowed) };
}

export type BookLineRow = Awaited<ReturnType<typeof listLines>>['rows'][number];

/** Number of a validated entry, for example `VE000123`. */
export const entryNumber = (journal: string, ordinal: number): string =>
  `${journal}${String(ordinal).padStart(6, '0')}`;

/**
 * Validated lines of a year for its FEC file: opening balances first, then in order of validation.
 * Receivable lines of an order are lettered with its number once they balance.
 */
export async function readFecLines(db: Db, year: number): Promise<FecLine[]> {
  const { rows } = await sql<{
    journal: FecLine['journal'] & BookLineRow['journal'];
    ordinal: number;
    day: string;
    account: string;
    amount: number;
    piece: string;
    pieceDay: string;
    label: BookLineRow['label'];
    lettering: string | null;
    letteredOn: string | null;
    validatedOn: string;
  }>`
    with settled as (
      select e.order_token, max(e.entry_on) as day
      from book_entries e join book_lines l on l.entry_id = e.id
      where l.account = ${ACCOUNTS.customers} and e.order_token is not null
        and e.entry_on <= ${`${year}-12-31`}::date
      group by 1 having sum(l.amount) = 0 and count(*) > 1
    )
    select n.journal, n.ordinal, e.entry_on as day, l.account, l.amount, e.piece, e.piece_on as "pieceDay", e.label,
           o.number as lettering, s.day as "letteredOn", n.validated_on as "validatedOn"
    from book_numbers n join book_entries e on e.id = n.entry_id join book_lines l on l.entry_id = e.id
    left join settled s on s.order_token = e.order_token and l.account = ${ACCOUNTS.customers}
    left join orders o on o.token = s.order_token
    where n.year = ${year}
    order by n.journal <> 'AN', n.validated_on, e.entry_on, n.journal, n.ordinal, l.amount < 0, l.account`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    journalName: journalName(row.journal),
    number: entryNumber(row.journal, row.ordinal),
    accountName: accountName(row.account),
    label: entryWords(row.label, row.piece),
    lettering: row.lettering ?? '',
    letteredOn: (row.lettering && row.letteredOn) ?? '',
  }));
}
