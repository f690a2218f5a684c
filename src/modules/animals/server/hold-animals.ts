import type { UnitOfWork } from '#registry/schema.ts';

/** Data of a customer's animal needed for subscriptions. */
export interface HeldAnimal {
  id: number;
  /** `dog` or `cat`. */
  species: string;
}

/** A customer's animals, oldest first, locked so that none can be removed before this transaction ends. */
export const holdAnimals = ({ tx }: UnitOfWork, customerId: number): Promise<HeldAnimal[]> =>
  tx
    .selectFrom('animals as a')
    .innerJoin('animal_types as t', 't.id', 'a.type_id')
    .select(['a.id', 't.code as species'])
    .where('a.customer_id', '=', customerId)
    .orderBy('a.id')
    .forKeyShare('a')
    .execute();
