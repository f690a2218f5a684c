import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Takes an address out of a customer's book (API-27); the favourite one leaves no favourite.
 * @throws Refusal `address.unknown`, also for another customer's.
 */
export async function deleteAddress(
  work: UnitOfWork,
  customerId: number,
  id: number,
): Promise<void> {
  const deleted = await work.tx
    .deleteFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw refuse('address.unknown');
}
