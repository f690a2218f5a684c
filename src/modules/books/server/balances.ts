import { sql } from 'kysely';
import type { Cents } from '#kit/money.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { ACCOUNTS, isOfBalanceSheet } from '../rules/index.ts';

/** Balance of an account in a period, in cents; positive means debit. */
export interface AccountBalance {
  account: string;
  /** Balance before the first day. */
  opening: Cents;
  debit: Cents;
  credit: Cents;
  /** Balance after the last day. */
  closing: Cents;
}

interface Days {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
}

/**
 * Trial balance of a period within one year: opening balance, movements and closing balance of each
 * account; each column sums to zero. Classes 6 and 7 start at zero each year; results of earlier
 * years not closed yet are included as the result.
 */
export async function readBalances(db: Db | Tx, { first, last }: Days): Promise<AccountBalance[]> {
  const year = `${last.year}-01-01`;
  const { rows } = await sql<Omit<AccountBalance, 'closing'> & { isOld: boolean }>`
    with anchor as (
      select coalesce(max(entry_on), '-infinity'::date) as day from book_entries
      where journal = 'AN' and entry_on <= ${last.toString()}::date
    )
    select l.account, l.account >= '6' and e.entry_on < ${year}::date as "isOld",
           coalesce(sum(l.amount) filter (
             where e.entry_on < ${first.toString()}::date or e.journal = 'AN'), 0)::bigint as opening,
           coalesce(sum(l.amount) filter (
             where e.entry_on >= ${first.toString()}::date and e.journal <> 'AN' and l.amount > 0), 0)::bigint as debit,
           coalesce(-sum(l.amount) filter (
             where e.entry_on >= ${first.toString()}::date and e.journal <> 'AN' and l.amount < 0), 0)::bigint as credit
    from book_entries e join book_lines l on l.entry_id = e.id, anchor
    where e.entry_on >= anchor.day and e.entry_on <= ${last.toString()}::date
      and (e.journal <> 'AN' or e.entry_on = anchor.day)
    group by 1, 2`.execute(db);
  const all = new Map<string, AccountBalance>();
  const add = (account: string, { opening, debit, credit }: (typeof rows)[number]) => {
    const existing = all.get(account) ?? { account, opening: 0, debit: 0, credit: 0, closing: 0 };
    existing.opening += opening;
    existing.debit += debit;
    existing.credit += credit;
    existing.closing = existing.opening + existing.debit - existing.credit;
    all.set(account, existing);
  };
  const old = rows.filter(({ isOld }) => isOld);
  for (const row of rows) if (!row.isOld) add(row.account, row);
  const result = old.reduce((sum, { opening }) => sum + opening, 0);
  if (result !== 0) {
    const account = result < 0 ? ACCOUNTS.profit : ACCOUNTS.loss;
    add(account, { account, opening: result, debit: 0, credit: 0, isOld: false });
  }
  return [...all.values()].toSorted((a, b) => (a.account < b.account ? -1 : 1));
}

/** Current balances of the balance sheet accounts and of this year's result. */
export async function balancesToday(db: Db | Tx, today: Temporal.PlainDate) {
  const balances = await readBalances(db, { first: today.with({ month: 1, day: 1 }), last: today });
  return balances.filter(({ account, closing }) => closing !== 0 || isOfBalanceSheet(account));
}

/** What the customer of an order has paid beyond invoices and refunds, in cents; at least zero. */
export async function findPaidAhead(db: Db | Tx, orderToken: string): Promise<Cents> {
  const { balance } = await db
    .selectFrom('book_entries as e')
    .innerJoin('book_lines as l', 'l.entry_id', 'e.id')
    .select(sql<number>`coalesce(sum(l.amount), 0)::int`.as('balance'))
    .where('e.order_token', '=', orderToken)
    .where('l.account', '=', ACCOUNTS.customers)
    .executeTakeFirstOrThrow();
  return Math.max(0, -balance);
}
