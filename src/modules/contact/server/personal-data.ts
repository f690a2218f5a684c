import { sql } from 'kysely';
import { forgetMails } from '#platform/person-traces.ts';
import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#schema.ts';

/** What a person wrote to the support team. */
export const contactData: PersonalData = {
  tables: ['contact_requests'],

  async exportFiles({ db }, customerId) {
    const messages = await db
      .selectFrom('contact_requests')
      .select(['created_at as sentAt', 'email', 'first_name as firstName'])
      .select(['last_name as lastName', 'subject', 'order_number as orderNumber'])
      .select(['product_name as productName', 'message'])
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute();
    return [jsonFile('messages', messages)];
  },

  /** Their files go with the next sweep, which removes what no message names. */
  async erase(work, { customerId, email }) {
    const deleted = await work.tx
      .deleteFrom('contact_requests')
      .where((own) =>
        own.or([
          own('customer_id', '=', customerId),
          own(sql`lower(email)`, '=', email.toLowerCase()),
        ]),
      )
      .returning('id')
      .execute();
    const keys = deleted.flatMap(({ id }) => [`contact-request:${id}`, `contact-received:${id}`]);
    await forgetMails(work, keys);
  },
};
