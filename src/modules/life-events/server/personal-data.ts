import { jsonFile, moving } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';

/** Events of a customer's animals and their answers. Deleted with the animal. */
export const lifeEventsData: PersonalData = {
  tables: ['life_events'],
  owned: moving('customer_id', 'life_events'),

  async exportFiles({ db }, customerId) {
    const rows = await db
      .selectFrom('life_events as e')
      .innerJoin('animals as a', 'a.id', 'e.animal_id')
      .select(['a.name as animal', 'e.kind', 'e.happened_on as happenedOn'])
      .select(['e.weight_before_kg as weightBefore', 'e.weight_kg as weight'])
      .select(['e.mailed_on as mailedOn', 'e.answered_at as answeredAt', 'e.answer'])
      .where('e.customer_id', '=', customerId)
      .orderBy('e.id')
      .execute();
    return rows.length === 0 ? [] : [jsonFile('etapes-de-vie', rows)];
  },

  async erase({ tx }, { customerId }) {
    await tx.deleteFrom('life_events').where('customer_id', '=', customerId).execute();
  },
};
