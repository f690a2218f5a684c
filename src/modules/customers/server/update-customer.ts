import { refuse, refuseFields } from '#kit/refusal.ts';
import { violates } from '#platform/database.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { CustomerUpdate } from '../contracts.ts';
import { birthdayViolation } from '../rules/index.ts';
import { findAddress, findCustomer } from './queries.ts';

/**
 * Updates the given fields and leaves the others (API-20, API-29). A new e-mail is unverified until
 * its link is opened.
 * @throws Refusal `customer.unknown`; fields: e-mail taken, birthday impossible, address not
 * theirs.
 */
export async function updateCustomer(
  work: UnitOfWork,
  customerId: number,
  update: CustomerUpdate,
): Promise<void> {
  const stored = await findCustomer(work.tx, customerId);
  if (!stored) throw refuse('customer.unknown');
  const unborn = update.birthday && birthdayViolation(update.birthday, work.today);
  if (unborn) throw refuseFields([unborn]);
  const email = update.email ?? stored.email;
  const isNewEmail = email.toLowerCase() !== stored.email.toLowerCase();

  const written = work.tx
    .updateTable('customers')
    .set({
      email,
      email_verified_at: isNewEmail ? null : undefined,
      first_name: update.firstName,
      last_name: update.lastName,
      phone_number: update.phoneNumber,
      gender: update.gender,
      birthday: update.birthday,
      subscribed_to_newsletter: update.subscribedToNewsletter,
      default_address_id: await favourite(work, customerId, update.defaultAddress),
      updated_at: new Date(work.now.epochMilliseconds),
    })
    .where('id', '=', customerId)
    .execute();
  await written.catch((error: unknown) => {
    if (!violates(error, 'customers_email')) throw error;
    throw refuseFields([{ propertyPath: 'email', code: 'unique' }]);
  });
  const { subscribedToNewsletter = stored.subscribedToNewsletter } = update;
  if (subscribedToNewsletter !== stored.subscribedToNewsletter)
    await work.announce('customer.newsletter_chosen', { customerId });
  if (isNewEmail)
    await work.announce('customer.email_changed', {
      customerId,
      previous: stored.email,
      previousVerified: stored.emailVerifiedAt !== null,
    });
}

/** Default address by path; undefined leaves it unchanged, null removes it. */
async function favourite(
  { tx }: UnitOfWork,
  customerId: number,
  path: CustomerUpdate['defaultAddress'],
): Promise<number | null | undefined> {
  if (path === undefined || path === null) return path;
  const address = await findAddress(tx, customerId, Number(path.split('/').at(-1)));
  if (!address) throw refuseFields([{ propertyPath: 'defaultAddress', code: 'invalid' }]);
  return address.id;
}
