import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import {
  type BookEntry,
  type BookedDocument,
  type BookedMovement,
  entryOfDocument,
  entryOfMovement,
} from '../rules/index.ts';

/**
 * Writes an entry in the transaction of its source; idempotent. For an event in a closed month it
 * is dated the first open day, and keeps the date of its source document.
 */
export async function writeEntry(work: UnitOfWork, entry: BookEntry): Promise<void> {
  const { key, journal, day, piece, label, orderToken, lines } = entry;
  await sql`
    with written as (
      insert into book_entries (key, journal, entry_on, piece, piece_on, label, order_token, written_at)
      select ${key}, ${journal},
             greatest(${day}::date, (select max(month) + interval '1 month' from book_closings)::date),
             ${piece}, ${day}::date, ${label}, ${orderToken}::text,
             ${new Date(work.now.epochMilliseconds)}::timestamptz
      on conflict (key) do nothing
      returning id
    )
    insert into book_lines (entry_id, account, amount)
    select written.id, line.account, line.amount
    from written, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(account text, amount bigint)
  `.execute(work.tx);
}

/** Books an invoice or a credit note when it is issued. */
export async function bookDocument(
  work: UnitOfWork,
  document: BookedDocument,
  orderToken: string | null,
): Promise<void> {
  const entry = entryOfDocument(document, orderToken);
  if (entry) await writeEntry(work, entry);
}

/** Books a payment movement together with its line in the payment ledger. */
export const bookMovement = (work: UnitOfWork, movement: BookedMovement): Promise<void> =>
  writeEntry(work, entryOfMovement(movement));
