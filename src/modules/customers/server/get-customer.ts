import { refuse } from '#kit/refusal.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { type Customer, findCustomer } from './queries.ts';

/** E-mail of an erased customer; the domain is reserved and never exists (RFC 2606). */
export const erasedEmail = (id: number): string => `erased-${id}@customer.invalid`;

/** Whether this customer was erased and only the id remains. */
export const isErased = ({ id, email }: { id: number; email: string }): boolean =>
  email === erasedEmail(id);

/**
 * A customer by the id in a path.
 * @throws Refusal `customer.unknown`
 */
export async function getCustomer(db: Db | Tx, id: string): Promise<Customer> {
  const customer = /^\d{1,15}$/.test(id) ? await findCustomer(db, Number(id)) : null;
  if (!customer) throw refuse('customer.unknown');
  return customer;
}

/**
 * A customer who was not erased.
 * @throws Refusal `customer.unknown`, `customer.erased`
 */
export async function getLivingCustomer(db: Db | Tx, id: string): Promise<Customer> {
  const customer = await getCustomer(db, id);
  if (isErased(customer)) throw refuse('customer.erased');
  return customer;
}
