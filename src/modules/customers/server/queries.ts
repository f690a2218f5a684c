import { sql } from 'kysely';
import type { Paging } from '#platform/http/paging.ts';
import type { Db, Tx } from '#registry/schema.ts';

const customerColumns = [
  'id',
  'email',
  'email_verified_at as emailVerifiedAt',
  'first_name as firstName',
  'last_name as lastName',
  'phone_number as phoneNumber',
  'gender',
  'birthday',
  'subscribed_to_newsletter as subscribedToNewsletter',
  'channel',
  'language',
  'has_ordered as hasOrdered',
  'is_subscriber as isSubscriber',
  'default_address_id as defaultAddressId',
  'created_at as createdAt',
] as const;

const selectCustomers = (db: Db | Tx) => db.selectFrom('customers').select(customerColumns);

export type Customer = Awaited<ReturnType<ReturnType<typeof selectCustomers>['execute']>>[number];

/** A customer by id, or null. */
export async function findCustomer(db: Db | Tx, id: number): Promise<Customer | null> {
  return (await selectCustomers(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** A customer by e-mail, normalised, or null. */
export async function findCustomerByEmail(db: Db | Tx, email: string): Promise<Customer | null> {
  const found = selectCustomers(db).where(sql`lower(email)`, '=', email.trim().toLowerCase());
  return (await found.executeTakeFirst()) ?? null;
}

/** Which of these e-mails (lower case) have an account. */
export async function findRegisteredEmails(
  db: Db | Tx,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('customers')
    .select(sql<string>`lower(email)`.as('email'))
    .where(sql`lower(email)`, 'in', emails)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** All addresses of a customer's address book, which identify the household. */
export async function listOwnAddresses(db: Db | Tx, customerId: number) {
  return db
    .selectFrom('customer_addresses')
    .select(['street', 'postcode', 'country_code as countryCode'])
    .where('customer_id', '=', customerId)
    .execute();
}

function selectAddresses(db: Db | Tx, customerId: number) {
  return db
    .selectFrom('customer_addresses as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .where('a.customer_id', '=', customerId)
    .select([
      'a.id',
      'a.alias',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.company',
      'a.country_code as countryCode',
      'a.province_code as provinceCode',
      'a.province_name as provinceName',
      'a.street',
      'a.street2',
      'a.postcode',
      'a.city',
      'a.phone_number as phoneNumber',
      'a.phone_number2 as phoneNumber2',
      'a.delivery_instructions as deliveryInstructions',
      sql<boolean>`a.id is not distinct from c.default_address_id`.as('isDefault'),
    ]);
}

export type Address = Awaited<ReturnType<ReturnType<typeof selectAddresses>['execute']>>[number];

/** An address of this customer; null for another customer's. */
export async function findAddress(
  db: Db | Tx,
  customerId: number,
  id: number,
): Promise<Address | null> {
  const found = selectAddresses(db, customerId).where('a.id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

/** A page of a customer's address book, the default first, then the newest. */
export async function listAddresses(
  db: Db | Tx,
  customerId: number,
  { offset, itemsPerPage }: Paging,
): Promise<{ addresses: Address[]; total: number }> {
  const addresses = await selectAddresses(db, customerId)
    .orderBy('isDefault', 'desc')
    .orderBy('a.id', 'desc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  const { total } = await db
    .selectFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .select((from) => from.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { addresses, total };
}
