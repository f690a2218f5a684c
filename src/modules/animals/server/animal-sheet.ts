import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '#registry/schema.ts';

/** Maximum number of weights shown. */
const MOST_WEIGHTS = 24;

/** Whether the animal belongs to this customer. */
export async function hasAnimal(db: Db | Tx, customerId: number, id: number): Promise<boolean> {
  const found = db
    .selectFrom('animals')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** An animal as text, with its weights, newest first, for a document about it alone. Null for none. */
export async function findAnimalSheet(db: Db, customerId: number, id: number) {
  const row = await db
    .selectFrom('animals as a')
    .innerJoin('animal_types as t', 't.id', 'a.type_id')
    .innerJoin('animal_genders as g', 'g.id', 'a.gender_id')
    .innerJoin('animal_breeds as b', 'b.id', 'a.breed_id')
    .innerJoin('animal_conditions as c', 'c.id', 'a.condition_id')
    .innerJoin('animal_activities as v', 'v.id', 'a.activity_id')
    .innerJoin('animal_features as f', 'f.id', 'a.feature_id')
    .innerJoin('animal_kibble_brands as k', 'k.id', 'a.kibble_brand_id')
    .select(['a.name', 't.code as species', 'b.name as breed', 'a.crossbreed'])
    .select(['g.name as gender', 'a.birthday', 'a.in_date as isBirthdayExact', 'a.sterilized'])
    .select(['a.weight_kg as weight', 'c.name as condition', 'c.id as conditionLevel'])
    .select('v.name as activity')
    .select(['f.name as feature', 'k.name as kibbleBrand'])
    .select(
      sql<string[]>`array(
        select e.name from animal_diets d join animal_feeds e on e.id = d.feed_id
        where d.animal_id = a.id order by e.id)`.as('feeds'),
    )
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('animal_weights as w')
          .select(['w.weighed_on as weighedOn', 'w.weight_kg as weight'])
          .whereRef('w.animal_id', '=', 'a.id')
          .orderBy('w.weighed_on', 'desc')
          .limit(MOST_WEIGHTS),
      ).as('weights'),
    )
    .where('a.customer_id', '=', customerId)
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return { ...row, species: row.species === 'cat' ? ('cat' as const) : ('dog' as const) };
}
