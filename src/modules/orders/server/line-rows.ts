import { sql } from 'kysely';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';

/** The raw rows of an order's lines, for `restoreLines`. */
export type LineRows = readonly Record<string, unknown>[];

/** Reads the lines of an order with all their columns. */
export async function readLineRows(db: Db | Tx, orderId: number): Promise<LineRows> {
  const { rows } = await sql<{ line: Record<string, unknown> }>`
    select to_jsonb(i) as line from order_items i where i.order_id = ${orderId} order by i.id`.execute(
    db,
  );
  return rows.map(({ line }) => line);
}

/** Restores the lines of a locked draft, with their ids. The caller must read the order again and price it. */
export async function restoreLines(
  { tx }: Pick<UnitOfWork, 'tx'>,
  orderId: number,
  lines: LineRows,
): Promise<void> {
  // Rows kept before this column existed lack it.
  const whole = lines.map((line) => ({ this_time_only: false, ...line }));
  await tx.deleteFrom('order_items').where('order_id', '=', orderId).execute();
  await sql`
    insert into order_items overriding system value
    select * from jsonb_populate_recordset(null::order_items, ${JSON.stringify(whole)}::jsonb)`.execute(
    tx,
  );
}
