import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#schema.ts';
import { presentAnimal } from './present.ts';
import { listAnimals } from './queries.ts';

const ALL = { page: 1, itemsPerPage: 1000, offset: 0 };

/** Which animals live with a customer, and why some no longer do. */
export const petsData: PersonalData = {
  tables: ['animals', 'animal_removals'],

  async exportFiles({ db, clock }, customerId) {
    const { animals } = await listAnimals(db, customerId, ALL);
    const removals = await db
      .selectFrom('animal_removals')
      .select(['animal_id as id', 'reason', 'message', 'removed_at as removedAt'])
      .where('customer_id', '=', customerId)
      .orderBy('animal_id')
      .execute();
    if (animals.length === 0 && removals.length === 0) return [];
    const today = clock.today();
    return [
      jsonFile('animaux', {
        animals: animals.map((animal) => presentAnimal(animal, today)),
        removals,
      }),
    ];
  },

  async erase({ tx }, { customerId }) {
    await tx.deleteFrom('animals').where('customer_id', '=', customerId).execute();
    await tx.deleteFrom('animal_removals').where('customer_id', '=', customerId).execute();
  },
};
