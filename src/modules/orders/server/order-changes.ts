import type { Cents } from '#kit/money.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { type ChangedLine, lineKey } from '../rules/index.ts';
import type { Order } from './order.ts';

/** A change of the lines of an order that was paid (O-22); amounts in cents, tax included. */
export interface OrderChange {
  id: number;
  orderId: number;
  linesBefore: readonly ChangedLine[];
  linesAfter: readonly ChangedLine[];
  totalBefore: Cents;
  totalAfter: Cents;
  /** What goes back because of it. */
  returned: Cents;
  reason: string;
  madeAt: Date;
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
] as const;

/** What was changed in an order, oldest first. */
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
  /** Who of the team. */
  by: number;
}

/** Writes down what was changed in the lines of an order; returns its id. */
export async function recordOrderChange(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  { before, after, returned, reason, by }: Made,
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
      reason,
      staff_id: by,
      made_at: new Date(now.epochMilliseconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The lines of an order as a change of them says them. */
export const changedLines = ({ lines }: Pick<Order, 'lines'>): ChangedLine[] =>
  lines.map(({ variantCode, subscriptionInterval, productName, variantName, quantity, total }) => ({
    key: lineKey(variantCode, subscriptionInterval),
    variantCode,
    productName,
    variantName,
    quantity,
    total,
  }));
