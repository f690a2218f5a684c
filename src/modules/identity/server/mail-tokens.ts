import { refuseFields } from '#kit/refusal.ts';
import { TERMS } from '#kit/terms.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import type { MailTokensTable } from './tables.ts';

type Purpose = MailTokensTable['purpose'];

const RESET_MINUTES = 60;

const minutesOf = (purpose: Purpose): number => {
  if (purpose === 'sign_in') return TERMS.signInLinkMinutes;
  return purpose === 'verification' ? 24 * 60 * TERMS.verificationDays : RESET_MINUTES;
};

/** Issues a mail token for a customer; it replaces an older one of the same purpose. */
export async function issueMailToken(
  work: UnitOfWork,
  purpose: Purpose,
  customer: { customerId: number; email: string },
): Promise<string> {
  const token = newToken();
  const issued = {
    hash: hashOf(token),
    email: customer.email,
    expires_at: new Date(work.now.add({ minutes: minutesOf(purpose) }).epochMilliseconds),
  };
  await work.tx
    .insertInto('mail_tokens')
    .values({ ...issued, customer_id: customer.customerId, purpose })
    .onConflict((conflict) => conflict.columns(['customer_id', 'purpose']).doUpdateSet(issued))
    .execute();
  return token;
}

/**
 * Consumes a mail token: it works once.
 * @throws Refusal on path `token` when it was used, has expired or never existed.
 */
export async function spendMailToken(
  work: UnitOfWork,
  purpose: Purpose,
  token: string,
): Promise<{ customerId: number; email: string }> {
  const used = await work.tx
    .deleteFrom('mail_tokens')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(work.now.epochMilliseconds))
    .returning(['customer_id as customerId', 'email'])
    .executeTakeFirst();
  if (!used) throw invalidLink();
  return used;
}

/** Whether a mail token is still valid; checking does not consume it. */
export async function isMailTokenValid(
  db: Db,
  purpose: Purpose,
  token: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const found = await db
    .selectFrom('mail_tokens')
    .select('hash')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .executeTakeFirst();
  return found !== undefined;
}

export const invalidLink = () => refuseFields([{ propertyPath: 'token', code: 'link.invalid' }]);
