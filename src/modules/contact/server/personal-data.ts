import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type ExportedFile, jsonFile, moving } from '#platform/personal-data.ts';
import type { AppContext, PersonalData } from '#registry/schema.ts';
import { forgetRequests } from './forget-messages.ts';
import { readStored } from './read-message-file.ts';

/** Messages of a person to customer support. */
export const contactData: PersonalData = {
  tables: ['contact_requests', 'contact_replies'],
  owned: moving('customer_id', 'contact_requests'),

  /** Messages sent from the verified address without signing in belong to that person too. */
  async settleMerge({ tx }, { from }) {
    await tx
      .updateTable('contact_requests as r')
      .from('customers as c')
      .set({ customer_id: from })
      .where('c.id', '=', from)
      .where('c.email_verified_at', 'is not', null)
      .where('r.customer_id', 'is', null)
      .where(sql<boolean>`lower(r.email) = lower(c.email)`)
      .execute();
  },

  async exportFiles(appContext, customerId) {
    const { db } = appContext;
    const messages = await db
      .selectFrom('contact_requests as r')
      .select(['id', 'created_at as sentAt', 'email', 'first_name as firstName'])
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
    return [jsonFile('messages', messages), ...(await sentFiles(appContext, customerId))];
  },

  /** Their files are removed by the next sweep, since no message refers to them. */
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

/** Files sent with the messages, one folder per message, in the order sent. */
async function sentFiles(
  { db, files: stored }: AppContext,
  customerId: number,
): Promise<ExportedFile[]> {
  const files = await db
    .selectFrom('contact_files as f')
    .innerJoin('contact_requests as r', 'r.id', 'f.request_id')
    .select(['f.request_id', 'f.position', 'f.name', 'f.sha256', 'f.extension'])
    .where('r.customer_id', '=', customerId)
    .orderBy('f.request_id')
    .orderBy('f.position')
    .execute();
  const read = files.map(async ({ request_id, position, name, ...remaining }) => {
    const content = await readStored(stored, remaining);
    return content && { name: `fichiers/${request_id}/${position + 1}-${name}`, content };
  });
  return (await Promise.all(read)).filter((file) => file !== null);
}
