import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#schema.ts';
import { forgetRequests } from './forget-messages.ts';

/** What a person wrote to the support team. */
export const contactData: PersonalData = {
  tables: ['contact_requests', 'contact_replies'],

  async exportFiles({ db }, customerId) {
    const messages = await db
      .selectFrom('contact_requests as r')
      .select(['created_at as sentAt', 'email', 'first_name as firstName'])
      .select(['last_name as lastName', 'subject', 'order_number as orderNumber'])
      .select(['product_name as productName', 'message'])
      .select((from) =>
        jsonArrayFrom(
          from
            .selectFrom('contact_replies as a')
            .select(['a.created_at as writtenAt', 'a.written_by as writtenBy', 'a.text'])
            .whereRef('a.request_id', '=', 'r.id')
            .where('a.written_by', 'is not', null)
            .orderBy('a.id'),
        ).as('answers'),
      )
      .select((from) =>
        jsonArrayFrom(
          from
            .selectFrom('contact_replies as a')
            .select(['a.created_at as writtenAt', 'a.text'])
            .whereRef('a.request_id', '=', 'r.id')
            .where('a.written_by', 'is', null)
            .orderBy('a.id'),
        ).as('added'),
      )
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute();
    return [jsonFile('messages', messages)];
  },

  /** Their files go with the next sweep, which removes what no message names. */
  async erase(work, { customerId, email }) {
    const theirs = await work.tx
      .selectFrom('contact_requests')
      .select('id')
      .where((own) =>
        own.or([
          own('customer_id', '=', customerId),
          own(sql`lower(email)`, '=', email.toLowerCase()),
        ]),
      )
      .execute();
    await forgetRequests(
      work,
      theirs.map(({ id }) => id),
    );
  },
};
