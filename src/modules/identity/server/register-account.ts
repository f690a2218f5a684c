import { type NewCustomer, registerCustomer } from '#modules/customers/server/index.ts';
import type { Work } from '#schema.ts';

/** Creates a customer who can sign in (API-16), and returns their number. */
export async function registerAccount(
  work: Work,
  customer: NewCustomer,
  passwordHash: string,
  channel: string,
): Promise<number> {
  const customerId = await registerCustomer(work, customer, channel);
  await work.tx
    .insertInto('shop_users')
    .values({
      customer_id: customerId,
      password_hash: passwordHash,
      password_set_at: new Date(work.now.epochMilliseconds),
    })
    .execute();
  return customerId;
}
