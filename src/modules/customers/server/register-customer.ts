import { sql } from 'kysely';
import { callersLanguage } from '#i18n/spoken.server.ts';
import { refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { CustomerRegistration } from '../contracts.ts';
import { birthdayViolation } from '../rules/index.ts';

export type NewCustomer = Omit<CustomerRegistration, 'password' | 'recaptchaToken'>;

/**
 * Creates a customer and returns their id (API-16). The password belongs to the identity module.
 * @throws Refusal when the e-mail has an account, or the birthday is impossible.
 */
export async function registerCustomer(
  work: UnitOfWork,
  customer: NewCustomer,
  channel: string,
): Promise<number> {
  const unborn = customer.birthday && birthdayViolation(customer.birthday, work.today);
  if (unborn) throw refuseFields([unborn]);
  const now = new Date(work.now.epochMilliseconds);
  const created = await work.tx
    .insertInto('customers')
    .values({
      email: customer.email,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone_number: customer.phoneNumber,
      gender: customer.gender,
      birthday: customer.birthday,
      subscribed_to_newsletter: customer.subscribedToNewsletter,
      channel,
      language: callersLanguage() ?? 'fr',
      last_seen_on: work.today.toString(),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw refuseFields([{ propertyPath: 'email', code: 'unique' }]);
  await work.announce('customer.registered', { customerId: created.id });
  if (customer.subscribedToNewsletter)
    await work.announce('customer.newsletter_chosen', { customerId: created.id });
  return created.id;
}
