import { refuseFields } from '#kit/refusal.ts';
import { returnToEmail } from '#modules/customers/server/index.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { forgetUnproven } from './forget-unproven.ts';
import { requestReset } from './request-reset.ts';

/** Days in which whoever reads a former address can take the account back. */
export const EMAIL_RETURN_DAYS = 7;

/** Issues the link that takes the account back to `email`, a former address that was verified. */
export async function issueEmailReturn(
  { tx, now }: UnitOfWork,
  customerId: number,
  email: string,
): Promise<string> {
  const token = newToken();
  const expires = now.add({ hours: 24 * EMAIL_RETURN_DAYS });
  await tx
    .insertInto('email_returns')
    .values({
      hash: hashOf(token),
      customer_id: customerId,
      email,
      issued_at: new Date(now.epochMilliseconds),
      expires_at: new Date(expires.epochMilliseconds),
    })
    .execute();
  return token;
}

/**
 * Takes the account back to the address the link was sent to: password, passkeys, providers,
 * sign-ins and pending links end, and the mail to choose a password is sent there. Links to
 * addresses used since end as well; one to an earlier address stays.
 * @throws Refusal on path `token`: used, expired or unknown; or the address has another account now.
 */
export async function takeEmailBack(
  work: UnitOfWork,
  token: string,
  origin: string,
): Promise<void> {
  const { tx, now } = work;
  const used = await tx
    .deleteFrom('email_returns')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .returning(['customer_id as customerId', 'email', 'issued_at as issuedAt'])
    .executeTakeFirst();
  // Nobody can ask for another one: the team helps.
  if (!used) throw refuseFields([{ propertyPath: 'token', code: 'link.over' }]);
  const { customerId, email, issuedAt } = used;
  await tx
    .deleteFrom('email_returns')
    .where('customer_id', '=', customerId)
    .where('issued_at', '>=', issuedAt)
    .execute();
  await tx.deleteFrom('mail_tokens').where('customer_id', '=', customerId).execute();
  await returnToEmail(work, customerId, email);
  await forgetUnproven(work, customerId);
  await requestReset(work, email, origin);
}
