import { sql } from 'kysely';
import type { Cents } from '#kit/money.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { LedgerAccount, LedgerEntriesTable } from './tables.ts';

/** A complete ledger entry with both lines. */
export interface BookedEntry {
  id: number;
  kind: LedgerEntriesTable['kind'];
  reference: string;
  happenedAt: Date;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: Cents;
}

/** Ledger entries of an order, oldest first. */
export function findEntriesOf(db: Db | Tx, orderToken: string): Promise<BookedEntry[]> {
  return db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_lines as d', (join) =>
      join.onRef('d.entry_id', '=', 'e.id').on('d.amount', '>', 0),
    )
    .innerJoin('ledger_lines as c', (join) =>
      join.onRef('c.entry_id', '=', 'e.id').on('c.amount', '<', 0),
    )
    .select(['e.id', 'e.kind', 'e.reference', 'e.happened_at as happenedAt'])
    .select(['d.account as debit', 'c.account as credit', sql<number>`d.amount`.as('amount')])
    .where('e.order_token', '=', orderToken)
    .orderBy('e.id')
    .execute();
}
