import { refuseFields } from '#kit/refusal.ts';
import { findCustomer, verifyEmail } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { SocialLink } from '../contracts.ts';
import { spendFederatedToken, type Vouched } from './federated-tokens.ts';
import { forgetUnproven } from './forget-unproven.ts';
import { addIdentity, findLinkedCustomer, linkIdentity } from './link-identity.ts';
import { findAccount } from './queries.ts';
import { registerAccount } from './register-account.ts';

/**
 * The customer a federated token signs in (contracts §2.8): the linked one; else the one with the
 * same e-mail, if the provider has verified it; else a new one. Returns the customer's id.
 * @throws Refusal on `socialToken`: it is invalid, or the e-mail is not verified.
 */
export async function signInFederated(
  work: UnitOfWork,
  link: SocialLink,
  label: string,
  channel: string,
): Promise<number> {
  const vouched = await spendFederatedToken(work, link);
  const linked = await findLinkedCustomer(work, vouched);
  if (linked !== null) return linked;
  if (!vouched.email || !vouched.emailVerified) throw signInFirst();
  const account = await findAccount(work.tx, vouched.email);
  const customerId = account
    ? await takeOver(work, account.customerId, vouched, label)
    : await register(work, vouched, channel);
  await verifyEmail(work, customerId, vouched.email);
  return customerId;
}

async function takeOver(work: UnitOfWork, customerId: number, vouched: Vouched, label: string) {
  const customer = await findCustomer(work.tx, customerId);
  if (!customer) throw signInFirst();
  if (!customer.emailVerifiedAt) await forgetUnproven(work, customerId);
  await linkIdentity(work, customer, vouched, label);
  return customerId;
}

async function register(work: UnitOfWork, vouched: Vouched, channel: string): Promise<number> {
  const { email, firstName, lastName } = vouched;
  if (!email || !firstName || !lastName) throw signInFirst();
  const customer = {
    email,
    firstName,
    lastName,
    gender: 'u' as const,
    phoneNumber: null,
    birthday: null,
    subscribedToNewsletter: false,
  };
  const id = await registerAccount(work, customer, null, channel);
  await addIdentity(work, id, vouched);
  return id;
}

const signInFirst = () =>
  refuseFields([{ propertyPath: 'socialToken', code: 'social.sign_in_first' }]);
