import { refuse } from '#kit/refusal.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { findInvoiceOf } from './queries.ts';

/**
 * Marks a locked order as a test order: its documents get series of their own, and it is not
 * declared (INV-03).
 * @throws Refusal `invoice.issued` when it has an invoice, which cannot be changed.
 */
export async function markTestOrder(work: UnitOfWork, { id }: Order): Promise<void> {
  if (await isTestOrder(work.tx, id)) return;
  if (await findInvoiceOf(work.tx, id)) throw refuse('invoice.issued');
  await work.tx
    .insertInto('test_orders')
    .values({ order_id: id, marked_at: new Date(work.now.epochMilliseconds) })
    .execute();
}

/** Whether an order is a test order. */
export async function isTestOrder(db: Db | Tx, orderId: number): Promise<boolean> {
  const found = db.selectFrom('test_orders').select('order_id').where('order_id', '=', orderId);
  return (await found.executeTakeFirst()) !== undefined;
}
