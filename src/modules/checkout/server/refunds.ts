import { lineKey, type Returned } from '#modules/orders/rules/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';

/** Money given back for an order that left; amounts in tax-included cents. */
export interface Refund extends Returned {
  id: number;
  orderId: number;
  reason: string;
  amount: number;
  transactionId: string;
  state: 'pending' | 'done' | 'refused';
  requestedAt: Date;
  doneAt: Date | null;
}

const columns = [
  'id',
  'order_id as orderId',
  'reason',
  'units',
  'shipping',
  'shipping_kept as shippingKept',
  'goodwill',
  'amount',
  'transaction_id as transactionId',
  'state',
  'requested_at as requestedAt',
  'done_at as doneAt',
] as const;

/** The refunds of an order that are done or under way, oldest first. */
export function findRefunds(db: Db | Tx, orderId: number): Promise<Refund[]> {
  return db
    .selectFrom('refunds')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('state', '!=', 'refused')
    .orderBy('id')
    .execute();
}

/** The charge they were to be given back on brought no money: nothing is to be given back. */
export async function dropPendingRefunds(work: UnitOfWork, orderId: number): Promise<void> {
  await work.tx
    .updateTable('refunds')
    .set({ state: 'refused' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .execute();
}

/** A refund by its id, or null. */
export async function findRefund(db: Db | Tx, id: number): Promise<Refund | null> {
  const found = db.selectFrom('refunds').select(columns).where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

/** What was sold, as credit notes and refunds read it. */
export const soldIn = ({ lines, pricing }: Order) => ({
  lines: lines.map(({ variantCode, subscriptionInterval, quantity, total, taxRate }) => ({
    key: lineKey(variantCode, subscriptionInterval),
    quantity,
    total,
    taxRate,
  })),
  shippingTaxes: pricing.shippingTaxes,
});
