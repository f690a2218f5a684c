import { sql } from 'kysely';
import type { Paging } from '#platform/http/paging.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { animalColumns } from './animal-columns.ts';

export type Animal = NonNullable<Awaited<ReturnType<typeof findAnimal>>>;

const animals = (db: Db | Tx, customerId: number) =>
  db
    .selectFrom('animals')
    .select(animalColumns)
    .select(['id', 'birthday', 'in_date'])
    .select(['weight_before_kg', 'weighed_on'])
    .select(['photo_file_id', 'photo_url', 'photo_hash', 'photo_rotation'])
    .select(
      sql<number[]>`array(
        select feed_id from animal_diets where animal_id = animals.id order by feed_id
      )`.as('feedIds'),
    )
    .where('customer_id', '=', customerId);

/** One animal of a customer, or null. */
export async function findAnimal(db: Db | Tx, customerId: number, id: number) {
  const found = await animals(db, customerId).where('id', '=', id).executeTakeFirst();
  return found ?? null;
}

/** A page of a customer's animals, oldest first, and the total count. */
export async function listAnimals(db: Db | Tx, customerId: number, paging: Paging) {
  const page = await animals(db, customerId)
    .orderBy('id')
    .limit(paging.itemsPerPage)
    .offset(paging.offset)
    .execute();
  const { total } = await db
    .selectFrom('animals')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { animals: page, total };
}

/** A customer's animals with labels, oldest first. */
export const listNamedAnimals = (db: Db, customerId: number) =>
  db
    .selectFrom('animals as a')
    .innerJoin('animal_types as t', 't.id', 'a.type_id')
    .innerJoin('animal_breeds as b', 'b.id', 'a.breed_id')
    .select(['a.id', 'a.name', 't.name as species', 'b.name as breed', 'a.birthday'])
    .select(['a.weight_kg as weight', 'a.sterilized'])
    .where('a.customer_id', '=', customerId)
    .orderBy('a.id')
    .execute();
