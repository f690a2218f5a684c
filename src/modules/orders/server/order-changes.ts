import type { Cents } from '#kit/money.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { type ChangedLine, lineKey } from '../rules/index.ts';
import type { Order } from './order.ts';
import type { OrderBefore } from './tables.ts';

/** A change to the lines of a paid order (O-22); amounts in cents, tax included. */
export interface OrderChange {
  id: number;
  orderId: number;
  linesBefore: readonly ChangedLine[];
  linesAfter: readonly ChangedLine[];
  totalBefore: Cents;
  totalAfter: Cents;
  /** Amount refunded because of it. */
  returned: Cents;
  reason: string;
  madeAt: Date;
  /** `awaited` until the customer has paid the difference; `undone` if they did not. */
  state: 'made' | 'awaited' | 'undone';
}

const columns = [
  'id',
  'order_id as orderId',
  'lines_before as linesBefore',
  'lines_after as linesAfter',
  'total_before as totalBefore',
  'total_after as totalAfter',
  'returned',
  'reason',
  'made_at as madeAt',
  'state',
] as const;

/** Changes of an order's lines, oldest first. */
export const findOrderChanges = (db: Db | Tx, orderId: number): Promise<OrderChange[]> =>
  db
    .selectFrom('order_changes')
    .select(columns)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** A change by its id, or null. */
export async function findOrderChange(db: Db | Tx, id: number): Promise<OrderChange | null> {
  const found = db.selectFrom('order_changes').select(columns).where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

interface Made {
  before: Order;
  after: Order;
  returned: Cents;
  reason: string;
  /** Id of the staff member. */
  by: number;
  /** For a change that is paid first: the data to restore the order. */
  undo: OrderBefore | null;
}

/** Records a change of an order's lines; returns its id. */
export async function recordOrderChange(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  { before, after, returned, reason, by, undo }: Made,
): Promise<number> {
  const { id } = await tx
    .insertInto('order_changes')
    .values({
      order_id: after.id,
      lines_before: JSON.stringify(changedLines(before)),
      lines_after: JSON.stringify(changedLines(after)),
      total_before: before.pricing.total,
      total_after: after.pricing.total,
      returned,
      state: undo ? 'awaited' : 'made',
      undo: undo && JSON.stringify(undo),
      reason,
      staff_id: by,
      made_at: new Date(now.epochMilliseconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The change of an order that waits for payment, with the data to undo it; null if there is none. */
export async function findAwaitedChange(
  db: Db | Tx,
  orderId: number,
): Promise<{ id: number; undo: OrderBefore } | null> {
  const row = await db
    .selectFrom('order_changes')
    .select(['id', 'undo'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'awaited')
    .executeTakeFirst();
  return row?.undo ? { id: row.id, undo: row.undo } : null;
}

/** Closes an awaited change as paid or undone. */
export async function closeChange(
  { tx }: Pick<UnitOfWork, 'tx'>,
  id: number,
  state: 'made' | 'undone',
): Promise<void> {
  await tx.updateTable('order_changes').set({ state, undo: null }).where('id', '=', id).execute();
}

/** The lines of an order in the form stored with a change. */
export const changedLines = ({ lines }: Pick<Order, 'lines'>): ChangedLine[] =>
  lines.map(({ variantCode, subscriptionInterval, productName, variantName, quantity, total }) => ({
    key: lineKey(variantCode, subscriptionInterval),
    variantCode,
    productName,
    variantName,
    quantity,
    total,
  }));
