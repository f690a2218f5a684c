import { type RawBuilder, sql } from 'kysely';

/** A person identified by account, e-mail, billing address, or several of these. */
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
 * Ids of the placed orders of one person: by account, by e-mail in any spelling, by name and street, or by telephone
 * (PRM-03). Two people of one household are distinct.
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
