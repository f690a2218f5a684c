import { type RawBuilder, sql } from 'kysely';

/** Who buys: known by a customer number, by an e-mail, by where bills go, or by all of them. */
export interface Person {
  customerId: number | null;
  email: string | null;
  billingAddress?: {
    firstName: string;
    lastName: string;
    street: string;
    postcode: string;
    phoneNumber: string | null;
  } | null;
}

/**
 * Ids of the placed orders of one person: of their account, of their mailbox however it is spelled, to
 * their name at their street, or with their telephone (PRM-03). Two of one household are two.
 */
export function ordersOfPerson({ customerId, email, billingAddress }: Person): RawBuilder<number> {
  const { firstName, lastName, street, postcode, phoneNumber } = billingAddress ?? {};
  return sql<number>`(
    select id from orders
    where placed_at is not null and customer_id = ${customerId}::bigint
    union select id from orders
    where placed_at is not null and mailbox_of(email) = mailbox_of(${email}::text)
    union select order_id from order_addresses
    where kind = 'billing' and person_at(first_name, last_name, street, postcode)
      = person_at(${firstName ?? null}::text, ${lastName ?? null}::text, ${street ?? null}::text,
        ${postcode ?? null}::text)
    union select order_id from order_addresses
    where kind = 'billing' and phone_number = ${phoneNumber ?? null}::text)`;
}
