import { type NewCustomer, registerCustomer } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Creates a customer who can sign in (API-16), and returns their id. Without a password the account
 * is opened by an identity provider.
 */
export async function registerAccount(
  work: UnitOfWork,
  customer: NewCustomer,
  passwordHash: string | null,
  channel: string,
): Promise<number> {
  const customerId = await registerCustomer(work, customer, channel);
  await work.tx
    .insertInto('shop_users')
    .values({
      customer_id: customerId,
      password_hash: passwordHash,
      password_set_at: passwordHash === null ? null : new Date(work.now.epochMilliseconds),
    })
    .execute();
  return customerId;
}
