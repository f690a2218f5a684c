import { refuse } from '#kit/refusal.ts';
import { type Customer, findCustomer } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import {
  type NewStoredPasskey,
  passkeyStore,
  type StoredPasskey,
} from '#platform/passkey-store.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { noticeMail } from './emails/notice-mail.ts';

/** The passkeys of customers. */
export const customerPasskeys = passkeyStore({
  table: 'passkeys',
  owner: 'customer_id',
  accounts: ['shop_users', 'customer_id'],
  handlePurpose: 'passkey-handle',
});

/**
 * Adds a passkey to a customer's account and writes to the customer.
 * @throws Refusal on `passkey`: its challenge was used before, it is stored already, or there are too many.
 */
export async function addPasskey(
  work: UnitOfWork,
  { id, email, firstName }: Pick<Customer, 'id' | 'email' | 'firstName'>,
  passkey: NewStoredPasskey,
): Promise<StoredPasskey> {
  const added = await customerPasskeys.add(work, id, passkey);
  const mail = await noticeMail('passkeyAdded', { firstName, name: added.name });
  await queueMail(work, { key: `passkey-${added.id}`, to: email, ...mail });
  return added;
}

/**
 * Removes a passkey from a customer's account and writes to the customer.
 * @throws Refusal `passkey.unknown_key` for one that is not theirs.
 */
export async function removePasskey(
  work: UnitOfWork,
  customerId: number,
  id: number | null,
): Promise<void> {
  const removed = await customerPasskeys.remove(work, customerId, id);
  const customer = await findCustomer(work.tx, customerId);
  if (!customer) throw refuse('passkey.unknown_key');
  const { firstName, email } = customer;
  const mail = await noticeMail('passkeyRemoved', { firstName, name: removed.name });
  await queueMail(work, { key: `passkey-gone-${removed.id}`, to: email, ...mail });
}
