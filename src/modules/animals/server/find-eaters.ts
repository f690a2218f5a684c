import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';

/** Animals with their choices in the codes of the nutrition data; kg, civil dates. */
const eaters = (db: Db | Tx) =>
  db
    .selectFrom('animals as a')
    .innerJoin('animal_types as t', 't.id', 'a.type_id')
    .innerJoin('animal_breeds as b', 'b.id', 'a.breed_id')
    .innerJoin('animal_activities as v', 'v.id', 'a.activity_id')
    .innerJoin('animal_features as f', 'f.id', 'a.feature_id')
    .innerJoin('animal_genders as g', 'g.id', 'a.gender_id')
    .select(['a.id', 't.code as species', 'b.code as breed', 'v.code as activity'])
    .select(['f.code as feature', 'g.code as sex', 'a.condition_id as condition'])
    .select(['a.sterilized', 'a.birthday', 'a.weight_kg as weightKg'])
    // Weight until that date.
    .select(['a.weight_before_kg as weightBeforeKg', 'a.weighed_on as weighedOn'])
    .select(
      sql<string[]>`array(
        select e.code from animal_diets d join animal_feeds e on e.id = d.feed_id
        where d.animal_id = a.id)`.as('feeds'),
    );

/** An animal of a customer for computing rations; null when it is not theirs. */
export async function findEater(db: Db | Tx, customerId: number, id: number) {
  const found = await eaters(db)
    .where('a.customer_id', '=', customerId)
    .where('a.id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

export type Eater = NonNullable<Awaited<ReturnType<typeof findEater>>>;

/** These animals of any customer, in no order. One query. */
export const findEaters = (db: Db | Tx, ids: readonly number[]): Promise<Eater[]> =>
  ids.length === 0 ? Promise.resolve([]) : eaters(db).where('a.id', 'in', ids).execute();
