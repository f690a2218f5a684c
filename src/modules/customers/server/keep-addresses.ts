import type { UnitOfWork } from '#registry/schema.ts';
import type { PostalAddressInput } from '../contracts.ts';
import { addAddress } from './add-address.ts';

type StoredAddress = PostalAddressInput & { deliveryInstructions: string | null };

/**
 * Saves the addresses of an order into an empty address book, so that they are prefilled for the
 * next order; the first becomes the default. An address book with entries is not changed.
 */
export async function keepAddresses(
  work: UnitOfWork,
  customerId: number,
  addresses: readonly StoredAddress[],
): Promise<void> {
  const customer = await work.tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  const existing = await work.tx
    .selectFrom('customer_addresses')
    .select('id')
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst();
  if (!customer || existing) return;
  for (const address of addresses) await addAddress(work, customerId, { ...address, alias: null });
}
