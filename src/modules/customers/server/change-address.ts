import { refuse, refuseFields } from '#kit/refusal.ts';
import { violationsOf } from '#kit/violations.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type AddressUpdate, addressInput } from '../contracts.ts';
import { addressRow } from './address-row.ts';
import { findAddress } from './queries.ts';

/**
 * Merges the given fields into the stored address and validates the result: postcode and phones
 * depend on the country (API-26).
 * @throws Refusal `address.unknown`, also for another customer's; invalid combinations of fields.
 */
export async function changeAddress(
  work: UnitOfWork,
  customerId: number,
  id: number,
  update: AddressUpdate,
): Promise<void> {
  const stored = await findAddress(work.tx, customerId, id);
  if (!stored) throw refuse('address.unknown');
  const parsed = addressInput.safeParse({ ...stored, ...update });
  if (!parsed.success) throw refuseFields(violationsOf(parsed.error));
  await work.tx
    .updateTable('customer_addresses')
    .set({ ...addressRow(parsed.data), updated_at: new Date(work.now.epochMilliseconds) })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}
