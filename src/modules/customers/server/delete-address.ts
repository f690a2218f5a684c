import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Deletes an address from a customer's address book (API-27); without the default one there is no
 * default.
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
