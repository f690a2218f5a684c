import type { Db, Tx } from '#registry/schema.ts';

/** Weights of an animal in kg by civil date, oldest first. */
export const findWeighings = (db: Db | Tx, animalId: number) =>
  db
    .selectFrom('animal_weights')
    .select(['weighed_on as on', 'weight_kg as kg'])
    .where('animal_id', '=', animalId)
    .orderBy('weighed_on')
    .execute();
