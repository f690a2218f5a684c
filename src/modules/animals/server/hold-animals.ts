import type { UnitOfWork } from '#registry/schema.ts';

/** An animal of a customer as those who feed it need it. */
export interface HeldAnimal {
  id: number;
  /** `dog` or `cat`. */
  species: string;
}

/**
 * The animals of a customer, the first one first. None of them leaves the account before this
 * transaction ends: what is written of them is written of animals that are there.
 */
export const holdAnimals = ({ tx }: UnitOfWork, customerId: number): Promise<HeldAnimal[]> =>
  tx
    .selectFrom('animals as a')
    .innerJoin('animal_types as t', 't.id', 'a.type_id')
    .select(['a.id', 't.code as species'])
    .where('a.customer_id', '=', customerId)
    .orderBy('a.id')
    .forKeyShare('a')
    .execute();
