import { jsonFile, moving } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';

/** Links a customer made to sheets of their animals, with their validity. */
export const vetSheetsData: PersonalData = {
  tables: ['vet_links'],
  owned: moving('customer_id', 'vet_links'),

  async exportFiles({ db }, customerId) {
    const rows = await db
      .selectFrom('vet_links as l')
      .innerJoin('animals as a', 'a.id', 'l.animal_id')
      .select(['a.name as animal', 'l.created_at as createdAt', 'l.last_day as lastDay'])
      .where('l.customer_id', '=', customerId)
      .orderBy('l.id')
      .execute();
    return rows.length === 0 ? [] : [jsonFile('fiches-veterinaires', rows)];
  },

  async erase({ tx }, { customerId }) {
    await tx.deleteFrom('vet_links').where('customer_id', '=', customerId).execute();
  },
};
