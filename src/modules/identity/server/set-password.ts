import type { Customer } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { noticeMail } from './emails/notice-mail.ts';
import { forgetSignInLinks } from './sign-in-list.ts';

/**
 * Replaces a password and notifies its owner. All other sign-ins end at once; the current one (if
 * any) keeps its bearer token until it expires, and all refresh tokens are revoked (contracts
 * §1.5).
 */
export async function setPassword(
  work: UnitOfWork,
  { id, email, firstName }: Pick<Customer, 'id' | 'email' | 'firstName'>,
  passwordHash: string,
  requestedBy: number | null,
): Promise<void> {
  const now = new Date(work.now.epochMilliseconds);
  await work.tx
    .updateTable('shop_users')
    .set({ password_hash: passwordHash, password_set_at: now })
    .where('customer_id', '=', id)
    .execute();
  await forgetSignInLinks(work.tx, id);
  const own = work.tx.selectFrom('sign_ins').select('id').where('customer_id', '=', id);
  await work.tx.deleteFrom('refresh_tokens').where('sign_in_id', 'in', own).execute();
  await work.tx
    .updateTable('sign_ins')
    .set({ ended_at: now })
    .where('customer_id', '=', id)
    .where('ended_at', 'is', null)
    .$if(requestedBy !== null, (others) => others.where('id', '!=', requestedBy))
    .execute();
  const mail = await noticeMail('passwordChanged', { firstName });
  await queueMail(work, { key: `password-${id}-${work.now}`, to: email, ...mail });
}
