import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';

/** A second press, or the same file opened at another process, is the same print for this long. */
const SAME_PRINT_MS = 60_000;

/**
 * Records that somebody was handed these labels to print. The same person within a minute counts once per label.
 * Lock what serialises their prints first, such as the wave.
 */
export async function recordPrints(
  { tx, now }: UnitOfWork,
  by: string,
  labelIds: readonly number[],
): Promise<void> {
  if (labelIds.length === 0) return;
  const at = now.epochMilliseconds;
  const recent = await tx
    .selectFrom('label_prints')
    .select('label_id as labelId')
    .where('label_id', 'in', [...labelIds])
    .where('printed_by', '=', by)
    .where('printed_at', '>', new Date(at - SAME_PRINT_MS))
    .execute();
  const same = new Set(recent.map(({ labelId }) => labelId));
  const rows = labelIds
    .filter((id) => !same.has(id))
    .map((id) => ({ label_id: id, printed_at: new Date(at), printed_by: by }));
  if (rows.length > 0) await tx.insertInto('label_prints').values(rows).execute();
}

/** Prints of all labels of these orders, oldest first, those of voided labels included. */
export async function findPrints(db: Db | Tx, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('label_prints as p')
    .innerJoin('parcel_labels as l', 'l.id', 'p.label_id')
    .select([
      'l.order_id as orderId',
      'l.tracking_number as trackingNumber',
      'l.voided_at as voidedAt',
      'p.printed_at as at',
      'p.printed_by as by',
    ])
    .where('l.order_id', 'in', [...orderIds])
    .orderBy('p.printed_at')
    .orderBy('l.id')
    .execute();
}

export type LabelPrint = Awaited<ReturnType<typeof findPrints>>[number];
