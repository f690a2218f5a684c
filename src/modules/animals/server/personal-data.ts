import { jsonFile, moving } from '#platform/personal-data.ts';
import type { Db, PersonalData } from '#registry/schema.ts';
import { presentAnimal } from './present.ts';
import { listAnimals } from './queries.ts';

const ALL = { page: 1, itemsPerPage: 1000, offset: 0 };

/** Labels instead of ids, so that the data export is understandable (PRV-07). */
const inWords = (db: Db, customerId: number) =>
  db
    .selectFrom('animals as a')
    .innerJoin('animal_types as t', 't.id', 'a.type_id')
    .innerJoin('animal_genders as g', 'g.id', 'a.gender_id')
    .innerJoin('animal_breeds as b', 'b.id', 'a.breed_id')
    .innerJoin('animal_conditions as c', 'c.id', 'a.condition_id')
    .innerJoin('animal_activities as v', 'v.id', 'a.activity_id')
    .innerJoin('animal_features as f', 'f.id', 'a.feature_id')
    .innerJoin('animal_kibble_brands as k', 'k.id', 'a.kibble_brand_id')
    .select(['a.id', 't.name as species', 'g.name as gender', 'b.name as breed'])
    .select(['c.name as condition', 'v.name as activity', 'f.name as feature'])
    .select('k.name as kibble')
    .where('a.customer_id', '=', customerId)
    .orderBy('a.id')
    .execute();

/** Weights in kg by civil date. */
const weightsOf = (db: Db, customerId: number) =>
  db
    .selectFrom('animal_weights as w')
    .innerJoin('animals as a', 'a.id', 'w.animal_id')
    .select(['a.id', 'w.weighed_on as weighedOn', 'w.weight_kg as weight'])
    .where('a.customer_id', '=', customerId)
    .orderBy('a.id')
    .orderBy('w.weighed_on')
    .execute();

/** Animals of a customer, with the reason why some were removed. */
export const animalsData: PersonalData = {
  tables: ['animals', 'animal_weights', 'animal_removals'],
  owned: moving('customer_id', 'animals', 'animal_removals'),

  async exportFiles({ db, clock }, customerId) {
    const { animals } = await listAnimals(db, customerId, ALL);
    const removals = await db
      .selectFrom('animal_removals as r')
      .leftJoin('animal_types as t', 't.id', 'r.type_id')
      .select(['r.animal_id as id', 't.name as species', 'r.reason', 'r.message'])
      .select('r.removed_at as removedAt')
      .where('r.customer_id', '=', customerId)
      .orderBy('r.animal_id')
      .execute();
    if (animals.length === 0 && removals.length === 0) return [];
    const words = await inWords(db, customerId);
    const weights = await weightsOf(db, customerId);
    const today = clock.today();
    return [
      jsonFile('animaux', {
        animals: animals.map((animal) => ({
          ...presentAnimal(animal, today),
          weightBefore: animal.weight_before_kg,
          weighedOn: animal.weighed_on,
          weights: weights.filter(({ id }) => id === animal.id).map(({ id: _, ...one }) => one),
          inWords: words.find(({ id }) => id === animal.id) ?? null,
        })),
        removals,
      }),
    ];
  },

  async erase({ tx }, { customerId }) {
    await tx.deleteFrom('animals').where('customer_id', '=', customerId).execute();
    await tx.deleteFrom('animal_removals').where('customer_id', '=', customerId).execute();
  },
};
