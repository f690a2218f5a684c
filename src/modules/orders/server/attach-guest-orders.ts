import { findCustomer, recordOrder } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Gives a customer the orders placed without an account under their e-mail, once they have shown
 * that they read the mails of that address: whoever types an e-mail gets nothing by it. Addresses
 * stay with the orders: anybody may have typed them, and a book proposes where the next parcel goes.
 * May run again: what has a customer stays theirs.
 */
export async function attachGuestOrders(work: UnitOfWork, { customerId }: { customerId: number }) {
  const customer = await findCustomer(work.tx, customerId);
  if (!customer?.emailVerifiedAt) return;
  const attached = await work.tx
    .updateTable('orders')
    .set({ customer_id: customerId })
    .where('customer_id', 'is', null)
    .where('email', '=', customer.email.toLowerCase())
    .where('placed_at', 'is not', null)
    .where('confirmed_at', 'is not', null)
    .returning('id')
    .execute();
  if (attached.length > 0) await recordOrder(work, customerId);
}
