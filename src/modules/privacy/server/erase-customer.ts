import { findCustomer } from '#modules/customers/server/index.ts';
import { invalidLink } from '#modules/identity/server/index.ts';
import type { PersonalData, UnitOfWork } from '#registry/schema.ts';
import { anonymousReason } from '../rules/index.ts';
import { refuseObstacles } from './refuse-obstacles.ts';
import { takeDeletionRequest } from './take-request.ts';

/**
 * Forgets a customer through the link of their mail: every module erases its part, all or none, and
 * every token ends (PRV-07, contracts §2.9). What the law keeps stays: docs/decisions/0090.
 * @throws Refusal on path `token`; `order.open` and the like while something is under way.
 */
export async function eraseCustomer(
  work: UnitOfWork,
  parts: readonly PersonalData[],
  token: string,
): Promise<void> {
  const { customerId, reason } = await takeDeletionRequest(work, token);
  const customer = await findCustomer(work.tx, customerId);
  if (!customer) throw invalidLink();
  await refuseObstacles(work, parts, customerId);
  await erasePerson(work, parts, customer, anonymousReason(reason));
}

/** Every module forgets its part of a person under whom nothing is under way. */
export async function erasePerson(
  work: UnitOfWork,
  parts: readonly PersonalData[],
  { id: customerId, email }: { id: number; email: string },
  reason: string | null,
): Promise<void> {
  const formerEmails: string[] = [];
  for (const part of parts)
    formerEmails.push(...((await part.listFormerEmails?.(work, customerId)) ?? []));
  for (const part of parts) await part.erase(work, { customerId, email, formerEmails });
  await work.tx
    .insertInto('erasures')
    .values({ customer_id: customerId, erased_at: new Date(work.now.epochMilliseconds), reason })
    .execute();
  await work.announce('customer.erased', { customerId });
}
