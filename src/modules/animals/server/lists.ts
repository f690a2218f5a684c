import { isScene, scenePath } from '#modules/media/rules/index.ts';
import type { Db } from '#registry/schema.ts';
import * as operations from '../operations.ts';
import { ANIMAL_TYPES } from '../rules/index.ts';
import { pathIn } from './animal-columns.ts';

/** Filter of a list. */
export interface AnimalListQuery {
  typeId: number | null;
  id: number | null;
}

interface AnimalList {
  /** Last segment of its path. */
  name: string;
  /** `@type` of its members. */
  type: string;
  all: operations.Choices;
  one: operations.Choice;
  read(db: Db, request: AnimalListQuery): Promise<readonly { id: number }[]>;
}

type Simple = 'animal_types' | 'animal_genders' | 'animal_feeds';

/** A list whose members have only a name. */
const named =
  (table: Simple) =>
  (db: Db, { id }: AnimalListQuery) =>
    db
      .selectFrom(table)
      .select(['id', 'code', 'name'])
      .$if(id !== null, (query) => query.where('id', '=', id as number))
      .orderBy('id')
      .execute();

async function readBreeds(db: Db, { typeId, id }: AnimalListQuery) {
  const rows = await db
    .selectFrom('animal_breeds')
    .select(['id', 'code', 'name', 'type_id', 'size', 'crossbreed', 'adult_weight as adultWeight'])
    .$if(typeId !== null, (query) => query.where('type_id', '=', typeId as number))
    .$if(id !== null, (query) => query.where('id', '=', id as number))
    .orderBy('id')
    .execute();
  return rows.map(({ type_id, ...breed }) => ({
    ...breed,
    type: pathIn('animal-types', type_id),
  }));
}

/** Both species have the same levels, but their descriptions differ. */
async function readActivities(db: Db, { typeId, id }: AnimalListQuery) {
  const rows = await db
    .selectFrom('animal_activities')
    .select(['id', 'code', 'name', 'description_dog as dog', 'description_cat as cat'])
    .$if(id !== null, (query) => query.where('id', '=', id as number))
    .orderBy('id')
    .execute();
  return rows.map(({ dog, cat, ...activity }) => ({
    ...activity,
    description: typeId === null ? null : typeId === ANIMAL_TYPES.cat ? cat : dog,
  }));
}

async function readConditions(db: Db, { typeId, id }: AnimalListQuery) {
  const rows = await db
    .selectFrom('animal_conditions')
    .select(['id', 'code', 'name', 'description'])
    .$if(id !== null, (query) => query.where('id', '=', id as number))
    .orderBy('id')
    .execute();
  const drawing = (level: number) => {
    const scene = `body-${typeId === ANIMAL_TYPES.cat ? 'cat' : 'dog'}-${level}`;
    return typeId !== null && isScene(scene) ? scenePath(scene) : null;
  };
  return rows.map((condition) => ({
    ...condition,
    position: condition.id,
    label: condition.name,
    imageUrl: drawing(condition.id),
  }));
}

async function readFeatures(db: Db, { typeId, id }: AnimalListQuery) {
  const rows = await db
    .selectFrom('animal_features')
    .select(['id', 'code', 'name', 'type_id'])
    .$if(typeId !== null, (query) =>
      query.where((or) => or.or([or('type_id', 'is', null), or('type_id', '=', typeId)])),
    )
    .$if(id !== null, (query) => query.where('id', '=', id as number))
    .orderBy('id')
    .execute();
  return rows.map(({ type_id, ...feature }) => ({
    ...feature,
    type: type_id === null ? null : pathIn('animal-types', type_id),
  }));
}

const readBrands = (db: Db, { id }: AnimalListQuery) =>
  db
    .selectFrom('animal_kibble_brands')
    .select(['id', 'name'])
    .$if(id !== null, (query) => query.where('id', '=', id as number))
    .orderBy('id')
    .execute();

/** Lists of choices for the animal form, the same for everybody (contracts §2.1). */
export const animalLists: readonly AnimalList[] = [
  {
    name: 'animal-types',
    type: 'AnimalType',
    all: operations.listAnimalTypes,
    one: operations.getAnimalType,
    read: named('animal_types'),
  },
  {
    name: 'animal-genders',
    type: 'AnimalGender',
    all: operations.listAnimalGenders,
    one: operations.getAnimalGender,
    read: named('animal_genders'),
  },
  {
    name: 'animal-breeds',
    type: 'AnimalBreed',
    all: operations.listAnimalBreeds,
    one: operations.getAnimalBreed,
    read: readBreeds,
  },
  {
    name: 'animal-activities',
    type: 'AnimalActivity',
    all: operations.listAnimalActivities,
    one: operations.getAnimalActivity,
    read: readActivities,
  },
  {
    name: 'animal-conditions',
    type: 'AnimalCondition',
    all: operations.listAnimalConditions,
    one: operations.getAnimalCondition,
    read: readConditions,
  },
  {
    name: 'animal-features',
    type: 'AnimalFeature',
    all: operations.listAnimalFeatures,
    one: operations.getAnimalFeature,
    read: readFeatures,
  },
  {
    name: 'animal-feeds',
    type: 'AnimalFeed',
    all: operations.listAnimalFeeds,
    one: operations.getAnimalFeed,
    read: named('animal_feeds'),
  },
  {
    name: 'animal-kibble-brands',
    type: 'AnimalKibbleBrand',
    all: operations.listAnimalKibbleBrands,
    one: operations.getAnimalKibbleBrand,
    read: readBrands,
  },
];
