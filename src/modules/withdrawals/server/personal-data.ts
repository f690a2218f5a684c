import { sql } from 'kysely';
import { forgetMails } from '#platform/person-traces.ts';
import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';

/** Replaces fields of a declaration that must not be null. */
const GONE = '—';

/** Declarations of withdrawal. The fact, date and order stay as proof with the order; the person's data is erased. */
export const withdrawalsData: PersonalData = {
  tables: ['withdrawals'],

  async exportFiles({ db }, customerId) {
    const declared = await db
      .selectFrom('withdrawals as w')
      .innerJoin('orders as o', 'o.id', 'w.order_id')
      .select([
        'w.reference',
        'w.order_number as orderNumber',
        'w.name',
        'w.email',
        'w.items',
        'w.remaining',
      ])
      .select('w.declared_at as declaredAt')
      .where('o.customer_id', '=', customerId)
      .orderBy('w.id')
      .execute();
    return declared.length === 0 ? [] : [jsonFile('retractations', declared)];
  },

  async erase(work, { customerId, email }) {
    const own = work.tx.selectFrom('orders').select('id').where('customer_id', '=', customerId);
    const erased = await work.tx
      .updateTable('withdrawals')
      .set({ name: GONE, email: `${GONE}@${GONE}`, items: null, remaining: null })
      .where((where) =>
        where.or([
          where('order_id', 'in', own),
          where(sql`lower(email)`, '=', email.toLowerCase()),
        ]),
      )
      .returning('id')
      .execute();
    await forgetMails(
      work,
      erased.flatMap(({ id }) => [
        `withdrawal-receipt:${id}`,
        `withdrawal-team:${id}`,
        `withdrawal-denied:${id}`,
      ]),
    );
  },
};
