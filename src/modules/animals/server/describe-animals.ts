import type { Db, Tx } from '#registry/schema.ts';

/** A customer's animals as exported to others: species, breed in French, civil birthday. */
export const describeAnimals = (db: Db | Tx, customerId: number) =>
  db
    .selectFrom('animals as a')
    .innerJoin('animal_types as t', 't.id', 'a.type_id')
    .innerJoin('animal_breeds as b', 'b.id', 'a.breed_id')
    .select(['a.id', 'a.name', 't.code as species', 'b.name as breed', 'a.birthday'])
    .where('a.customer_id', '=', customerId)
    .orderBy('a.id')
    .execute();
