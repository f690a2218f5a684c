import { sql } from 'kysely';
import type { Db, Tx } from '#schema.ts';

/** An animal as its ration is reckoned, in the codes of the nutrition data. Weights in kg. */
export interface FedTraits {
  id: number;
  species: string;
  gender: string;
  breedId: string;
  /** A civil date. */
  birthday: string;
  weightKg: number;
  neutered: boolean;
  activity: string;
  /** 1 very thin to 5 obese. */
  condition: number;
  feature: string;
  feeds: string[];
}

/** These animals, in no order. One query. */
export async function findEaters(db: Db | Tx, ids: readonly number[]): Promise<FedTraits[]> {
  const { rows } = await sql<FedTraits>`
    select a.id, t.code as species, g.code as gender, b.code as "breedId", a.birthday,
      a.weight_kg::float8 as "weightKg", a.sterilized as neutered, v.code as activity,
      a.condition_id as condition, f.code as feature,
      array(select d.code from animal_diets e join animal_feeds d on d.id = e.feed_id
            where e.animal_id = a.id) as feeds
    from animals a
    join animal_types t on t.id = a.type_id join animal_genders g on g.id = a.gender_id
    join animal_breeds b on b.id = a.breed_id join animal_activities v on v.id = a.activity_id
    join animal_features f on f.id = a.feature_id
    where a.id = any(${[...ids]})`.execute(db);
  return rows;
}
