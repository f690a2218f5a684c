import type { Db, Tx } from '#registry/schema.ts';
import { pathIn } from './animal-columns.ts';

/** Choices of an animal in the codes of the nutrition data; the brand by its name. */
interface Named {
  species: string;
  gender: string;
  breed: string;
  condition: number;
  activity: string;
  feature: string;
  feeds: readonly string[];
  kibbleBrand: string;
}

type Coded =
  | 'animal_types'
  | 'animal_genders'
  | 'animal_breeds'
  | 'animal_activities'
  | 'animal_features'
  | 'animal_feeds';

/** The same choices as API references. @throws Error when a list has no such member. */
export async function nameChoices(db: Db | Tx, named: Named) {
  const path = async (table: Coded, code: string) => {
    const { id } = await db
      .selectFrom(table)
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return pathIn(table.replace('_', '-'), id);
  };
  const brand = await db
    .selectFrom('animal_kibble_brands')
    .select('id')
    .where('name', '=', named.kibbleBrand)
    .executeTakeFirstOrThrow();
  const feeds: string[] = [];
  for (const feed of named.feeds) feeds.push(await path('animal_feeds', feed));
  return {
    type: await path('animal_types', named.species),
    gender: await path('animal_genders', named.gender),
    breed: await path('animal_breeds', named.breed),
    condition: pathIn('animal-conditions', named.condition),
    activity: await path('animal_activities', named.activity),
    feature: await path('animal_features', named.feature),
    feeds,
    kibbleBrand: pathIn('animal-kibble-brands', brand.id),
  };
}
