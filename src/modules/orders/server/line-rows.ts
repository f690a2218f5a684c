import { sql } from 'kysely';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';

/** The lines of an order as their rows stand, to be put back with `restoreLines`. */
export type LineRows = readonly Record<string, unknown>[];

/** Reads the lines of an order whole. */
export async function readLineRows(db: Db | Tx, orderId: number): Promise<LineRows> {
  const { rows } = await sql<{ line: Record<string, unknown> }>`
    select to_jsonb(i) as line from order_items i where i.order_id = ${orderId} order by i.id`.execute(
    db,
  );
  return rows.map(({ line }) => line);
}

/**
 * Puts the lines of a draft that is held back as they were, with their ids. Whoever does it reads the
 * order again and has it priced.
 */
export async function restoreLines(
  { tx }: Pick<UnitOfWork, 'tx'>,
  orderId: number,
  lines: LineRows,
): Promise<void> {
  await tx.deleteFrom('order_items').where('order_id', '=', orderId).execute();
  await sql`
    insert into order_items overriding system value
    select * from jsonb_populate_recordset(null::order_items, ${JSON.stringify(lines)}::jsonb)`.execute(
    tx,
  );
}
