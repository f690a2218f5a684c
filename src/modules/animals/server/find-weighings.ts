import type { Db, Tx } from '#registry/schema.ts';

/** What an animal weighed, kg, by the civil days it was weighed, the first one first. */
export const findWeighings = (db: Db | Tx, animalId: number) =>
  db
    .selectFrom('animal_weights')
    .select(['weighed_on as on', 'weight_kg as kg'])
    .where('animal_id', '=', animalId)
    .orderBy('weighed_on')
    .execute();
