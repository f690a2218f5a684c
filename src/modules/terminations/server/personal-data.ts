import { sql } from 'kysely';
import { forgetMails } from '#platform/person-traces.ts';
import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';
import { terminationColumns } from './queries.ts';

/** Replaces fields of a notice that must not be null. */
const GONE = '—';

/** Notices that ended a subscription of the customer, whatever e-mail they contained. */
const endedTheirs = (customerId: number) => sql<boolean>`subscription_codes && array(
  select code from subscriptions where customer_id = ${customerId})`;

/** Notices of termination: the fact and date stay as proof, the person's data is erased. */
export const terminationsData: PersonalData = {
  tables: ['terminations'],

  async exportFiles({ db }, customerId) {
    const given = await db
      .selectFrom('terminations')
      .select(terminationColumns)
      .where(endedTheirs(customerId))
      .orderBy('id')
      .execute();
    return given.length === 0
      ? []
      : [
          jsonFile(
            'resiliations',
            given.map(({ id: _, ...own }) => own),
          ),
        ];
  },

  async erase(work, { customerId, email }) {
    const erased = await work.tx
      .updateTable('terminations')
      .set({ name: GONE, email: `${GONE}@${GONE}` })
      .where((own) =>
        own.or([endedTheirs(customerId), own(sql`lower(email)`, '=', email.toLowerCase())]),
      )
      .returning('id')
      .execute();
    await forgetMails(
      work,
      erased.flatMap(({ id }) => [`termination-confirmation:${id}`, `termination-team:${id}`]),
    );
  },
};
