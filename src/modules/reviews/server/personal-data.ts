import { sql } from 'kysely';
import { announceContentChange } from '#platform/content-version.ts';
import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';

/** What a person wrote about products, signed in or by e-mail. */
export const reviewsData: PersonalData = {
  tables: ['reviews'],

  async exportFiles({ db }, customerId) {
    const reviews = await db
      .selectFrom('reviews as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select(['p.name as product', 'r.rating', 'r.title', 'r.comment', 'r.author', 'r.pet'])
      .select(['r.status', 'r.written_on as writtenOn', 'r.answer', 'r.answered_on as answeredOn'])
      .select(['r.rejected_for as rejectedFor', 'r.rejected_note as rejectedNote'])
      .where('r.customer_id', '=', customerId)
      .orderBy('r.id')
      .execute();
    return [jsonFile('avis', reviews)];
  },

  /** What is published stays, under nobody’s name: others judge by it. The rest is deleted. */
  async erase(work, { customerId, email }) {
    await work.tx
      .updateTable('reviews')
      .set({ author: null, email: null, pet: null, customer_id: customerId })
      .where((own) =>
        own.or([
          own('customer_id', '=', customerId),
          own(sql`lower(email)`, '=', email.toLowerCase()),
        ]),
      )
      .execute();
    await work.tx
      .deleteFrom('reviews')
      .where('customer_id', '=', customerId)
      .where('status', '!=', 'accepted')
      .execute();
    await announceContentChange(work);
  },
};
