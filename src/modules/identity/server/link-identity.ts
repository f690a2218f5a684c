import { refuseFields } from '#kit/refusal.ts';
import { type Customer, findCustomer } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { SocialLink } from '../contracts.ts';
import { noticeMail } from './emails/notice-mail.ts';
import { spendFederatedToken, type Vouched } from './federated-tokens.ts';

/** Who a provider's person is here; null when they never came. */
export async function findLinkedCustomer(
  { tx }: UnitOfWork,
  { provider, subject }: Pick<Vouched, 'provider' | 'subject'>,
): Promise<number | null> {
  const found = await tx
    .selectFrom('social_identities')
    .select('customer_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.customer_id ?? null;
}

/** From now on the provider's person opens this account, and its owner is told. */
export async function linkIdentity(
  work: UnitOfWork,
  { id, email, firstName }: Pick<Customer, 'id' | 'email' | 'firstName'>,
  { provider, subject }: Pick<Vouched, 'provider' | 'subject'>,
  label: string,
): Promise<void> {
  await addIdentity(work, id, { provider, subject });
  const mail = await noticeMail('socialLinked', { firstName, provider: label });
  await queueMail(work, { key: `social-${id}-${provider}-${work.now}`, to: email, ...mail });
}

export async function addIdentity(
  work: UnitOfWork,
  customerId: number,
  { provider, subject }: Pick<Vouched, 'provider' | 'subject'>,
): Promise<void> {
  const linked_at = new Date(work.now.epochMilliseconds);
  await work.tx
    .insertInto('social_identities')
    .values({ provider, subject, customer_id: customerId, linked_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Links what came back from a provider to the account that is signed in: proof enough, whatever the
 * provider says of the e-mail.
 * @throws Refusal on `socialToken` when it opens nothing, or opens somebody else's account.
 */
export async function linkToSignedIn(
  work: UnitOfWork,
  customerId: number,
  link: SocialLink,
  label: string,
): Promise<void> {
  const vouched = await spendFederatedToken(work, link);
  const linked = await findLinkedCustomer(work, vouched);
  if (linked === customerId) return;
  const customer = await findCustomer(work.tx, customerId);
  if (linked !== null || !customer)
    throw refuseFields([{ propertyPath: 'socialToken', code: 'social.taken' }]);
  await linkIdentity(work, customer, vouched, label);
}
