import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { openingEntry } from '../rules/index.ts';
import { readBalances } from './balances.ts';
import { findMonths } from './months.ts';
import { validateEntries } from './validate-entries.ts';
import { writeEntry } from './write-entry.ts';

const GENESIS = '0'.repeat(64);

/**
 * Closes a month such as `2026-10`: its entries are validated, sealed and chained to the previous
 * month, and no entry can be added. Closing December carries the balances into the next year.
 * @throws Refusal `books.not_over` before the month has ended, `books.earlier_open` while an
 * earlier one is open, `books.closed` when it is closed already, `books.nothing` for a month before
 * the first entry.
 */
export async function closeMonth(work: UnitOfWork, month: Temporal.PlainYearMonth): Promise<void> {
  // Blocks new entries during the transaction.
  await sql`select lock_books()`.execute(work.tx);
  const first = month.toPlainDate({ day: 1 });
  const last = month.toPlainDate({ day: month.daysInMonth });
  if (Temporal.PlainDate.compare(last, work.today) >= 0) throw refuse('books.not_over');
  const months = await findMonths(work.tx, work.today);
  const existing = months.find((one) => one.month === month.toString());
  if (!existing) throw refuse('books.nothing');
  if (existing.closedAt) throw refuse('books.closed');
  if (months.some((one) => one.month < existing.month && !one.closedAt))
    throw refuse('books.earlier_open');
  await validateEntries(work);
  const { rows } = await sql<{ seal: string }>`
    select concat_ws(' ', n.journal, n.year, n.ordinal, e.key, e.entry_on, e.piece, l.account, l.amount) as seal
    from book_entries e join book_lines l on l.entry_id = e.id join book_numbers n on n.entry_id = e.id
    where e.entry_on between ${first.toString()} and ${last.toString()}
    order by n.journal, n.ordinal, l.account`.execute(work.tx);
  const before = await work.tx
    .selectFrom('book_closings')
    .select('hash')
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
  const previous = before?.hash ?? GENESIS;
  const text = [previous, month.toString(), ...rows.map(({ seal }) => seal)].join('\n');
  if (month.month === 12) {
    const opening = openingEntry(
      month.year + 1,
      (await readBalances(work.tx, { first, last })).map(({ account, closing }) => ({
        account,
        amount: closing,
      })),
    );
    if (opening) await writeEntry(work, opening);
  }
  await work.tx
    .insertInto('book_closings')
    .values({
      month: first.toString(),
      entries: existing.entries,
      debit: existing.debit,
      previous_hash: previous,
      hash: createHash('sha256').update(text).digest('hex'),
      closed_at: new Date(work.now.epochMilliseconds),
    })
    .execute();
}
