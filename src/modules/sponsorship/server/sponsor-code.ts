import { refuse } from '#kit/refusal.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { issueCoupon, randomCode } from '#modules/promotions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { codeName } from '../rules/index.ts';
import { FRIEND_PROMOTION } from './terms.ts';

/** Minimum random characters after the name; one more for each code that exists already. */
const SHORTEST = 3;

/**
 * The code a customer shares, `LEA-7KQ`, locked; created on first use.
 * @throws Refusal `sponsorship.closed` when the promotions are not active.
 */
export async function sponsorCode(work: UnitOfWork, customerId: number): Promise<string> {
  const existing = await lockSponsor(work, customerId);
  if (existing) return existing;
  const customer = await findCustomer(work.tx, customerId);
  const name = codeName(customer?.firstName ?? '');
  const issued = await issueCoupon(work, FRIEND_PROMOTION, {
    codeOf: (attempt) => `${name}-${randomCode(SHORTEST - 1 + attempt)}`,
    totalUses: null,
    friendsOf: customerId,
  });
  if (!issued) throw refuse('sponsorship.closed');
  const written = await work.tx
    .insertInto('sponsors')
    .values({ customer_id: customerId, code: issued.code })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .returning('code')
    .executeTakeFirst();
  // Of two concurrent requests, the first code is the valid one.
  return written?.code ?? (await lockSponsor(work, customerId)) ?? issued.code;
}

async function lockSponsor({ tx }: UnitOfWork, customerId: number): Promise<string | null> {
  const found = tx.selectFrom('sponsors').select('code').where('customer_id', '=', customerId);
  return (await found.forUpdate().executeTakeFirst())?.code ?? null;
}
