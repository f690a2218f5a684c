import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { AddressInput } from '../contracts.ts';
import { addressRow } from './address-row.ts';

/** Who a customer was in the shop they come from. */
export interface BroughtCustomer {
  /** In small letters; nobody here has it. */
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
  /** The favourite is `favourite`, by its place in the list. */
  addresses: readonly AddressInput[];
  favourite: number | null;
}

/** Writes a customer of another shop and returns their number. Nobody is written to, and nothing is announced. */
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
 * Customers among these, by e-mail in small letters, who did something here since they were brought: ordered, filled a
 * cart, signed in or chose a password. They are not taken away again.
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

/** Takes customers away as if they had never been brought, with all that hangs on them; they are not settled. */
export async function takeBackCustomers(
  { tx }: Pick<UnitOfWork, 'tx'>,
  emails: readonly string[],
): Promise<void> {
  const own = tx
    .selectFrom('customers')
    .select('id')
    .where(sql<string>`lower(email)`, 'in', [...emails]);
  // What is prepared for a subscription hangs on it by its code alone.
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
