import { findCustomer } from '#modules/customers/server/index.ts';
import { invalidLink } from '#modules/identity/server/index.ts';
import type { PersonalData, UnitOfWork } from '#registry/schema.ts';
import { anonymousReason } from '../rules/index.ts';
import { refuseObstacles } from './refuse-obstacles.ts';
import { takeDeletionRequest } from './take-request.ts';

/**
 * Erases a customer by the link in their mail: all modules in one transaction, and every token is revoked (PRV-07,
 * contracts §2.9). Data that must be retained by law stays: docs/decisions/0090.
 * @throws Refusal on path `token`; `order.open` and similar while something is pending.
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

/** Erases the data of a person in every module; nothing may be pending. */
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
