import type { UnitOfWork } from '#registry/schema.ts';
import type { AddressInput } from '../contracts.ts';
import { addressRow } from './address-row.ts';

/** Adds an address to a customer's address book and returns its id (API-28). The first becomes the default. */
export async function addAddress(
  work: UnitOfWork,
  customerId: number,
  address: AddressInput,
): Promise<number> {
  const now = new Date(work.now.epochMilliseconds);
  const { id } = await work.tx
    .insertInto('customer_addresses')
    .values({ customer_id: customerId, ...addressRow(address), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await work.tx
    .updateTable('customers')
    .set({ default_address_id: id })
    .where('id', '=', customerId)
    .where('default_address_id', 'is', null)
    .execute();
  return id;
}
