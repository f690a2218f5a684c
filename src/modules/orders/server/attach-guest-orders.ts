import { findCustomer, recordOrder } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Assigns a customer the orders placed without an account under their e-mail, once the mailbox is verified: typing an
 * e-mail alone gives access to nothing. Their addresses are not copied to the address book, because anybody may have
 * typed them and the book suggests where the next parcel goes. Idempotent: orders that have a customer are left
 * alone.
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
