import { refuse } from '#kit/refusal.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { findInvoiceOf } from './queries.ts';

/**
 * Says of a locked order that the team placed it to try the shop: its papers have series of their
 * own, and it is declared nowhere (INV-03).
 * @throws Refusal `invoice.issued` when it has an invoice, which nothing changes.
 */
export async function markTestOrder(work: UnitOfWork, { id }: Order): Promise<void> {
  if (await isTestOrder(work.tx, id)) return;
  if (await findInvoiceOf(work.tx, id)) throw refuse('invoice.issued');
  await work.tx
    .insertInto('test_orders')
    .values({ order_id: id, marked_at: new Date(work.now.epochMilliseconds) })
    .execute();
}

/** Whether an order only tries the shop. */
export async function isTestOrder(db: Db | Tx, orderId: number): Promise<boolean> {
  const found = db.selectFrom('test_orders').select('order_id').where('order_id', '=', orderId);
  return (await found.executeTakeFirst()) !== undefined;
}
