import { refuse } from '#kit/refusal.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { noticeMail } from './emails/notice-mail.ts';
import { customerPasskeys } from './passkeys.ts';
import { findSignInMethods } from './queries.ts';

/**
 * Unlinks a provider's user from the account and notifies its owner. The account is locked first,
 * so that two concurrent removals cannot leave it without any way to sign in.
 * @throws Refusal `social.unknown_identity`; `social.last_way` when it is the last one.
 */
export async function unlinkIdentity(
  work: UnitOfWork,
  customerId: number,
  identity: number | null,
  labelOf: (provider: string) => string,
): Promise<void> {
  await work.tx
    .selectFrom('shop_users')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .execute();
  const { hasPassword, identities } = await findSignInMethods(work.tx, customerId);
  const unlinked = identities.find(({ id }) => id === identity);
  const customer = await findCustomer(work.tx, customerId);
  if (!unlinked || !customer) throw refuse('social.unknown_identity');
  if (
    !hasPassword &&
    identities.length === 1 &&
    (await customerPasskeys.list(work.tx, customerId)).length === 0
  )
    throw refuse('social.last_way');
  await work.tx.deleteFrom('social_identities').where('id', '=', unlinked.id).execute();
  const { firstName, email } = customer;
  const mail = await noticeMail('socialUnlinked', {
    firstName,
    provider: labelOf(unlinked.provider),
  });
  await queueMail(work, { key: `social-gone-${unlinked.id}`, to: email, ...mail });
}
