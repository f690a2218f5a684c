import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { AddressInput } from '../contracts.ts';
import { addressRow } from './address-row.ts';

/** Customer data imported from another shop. */
export interface BroughtCustomer {
  /** In lower case; no existing customer has it. */
  email: string;
  emailVerifiedAt: Date | null;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  gender: 'm' | 'f' | 'u';
  /** Civil date. */
  birthday: string | null;
  subscribedToNewsletter: boolean;
  hasOrdered: boolean;
  isSubscriber: boolean;
  channel: string;
  /** Civil date. */
  lastSeenOn: string;
  createdAt: Date;
  /** `favourite` is the index of the default address. */
  addresses: readonly AddressInput[];
  favourite: number | null;
}

/** Imports a customer of another shop and returns their id. Sends no mail and announces no event. */
export async function bringCustomer(
  { tx }: Pick<UnitOfWork, 'tx'>,
  customer: BroughtCustomer,
): Promise<number> {
  const times = { created_at: customer.createdAt, updated_at: customer.createdAt };
  const { id } = await tx
    .insertInto('customers')
    .values({
      email: customer.email,
      email_verified_at: customer.emailVerifiedAt,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone_number: customer.phoneNumber,
      gender: customer.gender,
      birthday: customer.birthday,
      subscribed_to_newsletter: customer.subscribedToNewsletter,
      has_ordered: customer.hasOrdered,
      is_subscriber: customer.isSubscriber,
      channel: customer.channel,
      last_seen_on: customer.lastSeenOn,
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (customer.addresses.length === 0) return id;
  const written = await tx
    .insertInto('customer_addresses')
    .values(
      customer.addresses.map((address) => ({ customer_id: id, ...addressRow(address), ...times })),
    )
    .returning('id')
    .execute();
  const favourite = customer.favourite === null ? undefined : written[customer.favourite];
  if (favourite)
    await tx
      .updateTable('customers')
      .set({ default_address_id: favourite.id })
      .where('id', '=', id)
      .execute();
  return id;
}

/**
 * Which of these e-mails (lower case) belong to imported customers who have been active since:
 * ordered, filled a cart, signed in or chose a password. Their import cannot be undone.
 */
export async function findSettled(
  { tx }: Pick<UnitOfWork, 'tx'>,
  emails: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(c.email) as email from customers c
    where lower(c.email) = any (${[...emails]}::text[]) and (
      exists (select from orders o where o.customer_id = c.id and (o.state <> 'cart' or o.subscription is null))
      or exists (select from sign_ins s where s.customer_id = c.id)
      or exists (select from shop_users u where u.customer_id = c.id and u.password_hash is not null))`.execute(
    tx,
  );
  return rows.map(({ email }) => email);
}

/** Deletes imported customers with all their data, as if never imported; none of them has been active since. */
export async function takeBackCustomers(
  { tx }: Pick<UnitOfWork, 'tx'>,
  emails: readonly string[],
): Promise<void> {
  const own = tx
    .selectFrom('customers')
    .select('id')
    .where(sql<string>`lower(email)`, 'in', [...emails]);
  // Draft deliveries refer to a subscription by its code, without a foreign key.
  await tx
    .deleteFrom('orders')
    .where('customer_id', 'in', own)
    .where('state', '=', 'cart')
    .execute();
  await tx
    .deleteFrom('customers')
    .where(sql<string>`lower(email)`, 'in', [...emails])
    .execute();
}
