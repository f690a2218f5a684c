import { refuseFields } from '#kit/refusal.ts';
import { type Customer, findCustomer } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { SocialLink } from '../contracts.ts';
import { noticeMail } from './emails/notice-mail.ts';
import { spendFederatedToken, type Vouched } from './federated-tokens.ts';

/** The customer linked to a provider's user; null when there is none. */
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

/** Links a provider's user to the account and notifies its owner. */
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
 * Links a provider's response to the signed-in account: the sign-in is proof enough, whatever
 * e-mail the provider returns.
 * @throws Refusal on `socialToken` when it is invalid, or linked to somebody else's account.
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
