import { sql } from 'kysely';
import { toCivilDate } from '#kit/dates.ts';
import { type BookEntry, entryOfMovement } from '#modules/books/rules/index.ts';
import type { Db } from '#registry/schema.ts';
import type { LedgerEntriesTable, LedgerLinesTable } from './tables.ts';

const AT_ONCE = 500;

/** Accounting entries derived from every entry of the payment ledger. */
export async function* entriesOfMovements(db: Db): AsyncGenerator<BookEntry[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('ledger_entries as e')
      .innerJoin('ledger_lines as l', 'l.entry_id', 'e.id')
      .select(['e.id', 'e.key', 'e.kind', 'e.reference', 'e.order_token as orderToken'])
      .select([
        'e.happened_at as happenedAt',
        sql<Pick<LedgerLinesTable, 'account' | 'amount'>[]>`
          jsonb_agg(jsonb_build_object('account', l.account, 'amount', l.amount) order by l.amount desc)`.as(
          'lines',
        ),
      ])
      .where('e.id', '>', last)
      .groupBy('e.id')
      .orderBy('e.id')
      .limit(AT_ONCE)
      .execute();
    yield rows.map(({ happenedAt, ...movement }) =>
      entryOfMovement({ ...movement, day: dayOf(happenedAt) }),
    );
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = end.id;
  }
}

const dayOf = (instant: LedgerEntriesTable['happened_at']): string =>
  toCivilDate(Temporal.Instant.fromEpochMilliseconds(instant.getTime())).toString();
