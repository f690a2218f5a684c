import { refuse } from '#kit/refusal.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { type Customer, findCustomer } from './queries.ts';

/** The e-mail of an erased customer; the name is reserved for addresses that never exist (RFC 2606). */
export const erasedEmail = (id: number): string => `erased-${id}@customer.invalid`;

/** Whether nothing is left of this person but a number. */
export const isErased = ({ id, email }: { id: number; email: string }): boolean =>
  email === erasedEmail(id);

/**
 * A customer by the number in a path.
 * @throws Refusal `customer.unknown`
 */
export async function getCustomer(db: Db | Tx, id: string): Promise<Customer> {
  const customer = /^\d{1,15}$/.test(id) ? await findCustomer(db, Number(id)) : null;
  if (!customer) throw refuse('customer.unknown');
  return customer;
}

/**
 * A customer the team may still do something for.
 * @throws Refusal `customer.unknown`, `customer.erased`
 */
export async function getLivingCustomer(db: Db | Tx, id: string): Promise<Customer> {
  const customer = await getCustomer(db, id);
  if (isErased(customer)) throw refuse('customer.erased');
  return customer;
}
