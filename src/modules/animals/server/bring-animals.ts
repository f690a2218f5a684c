import type { UnitOfWork } from '#registry/schema.ts';
import type { AnimalColumns } from '../rules/animal-fields.ts';

/** An animal imported from another shop; references are ids of this shop. */
export interface BroughtAnimal extends AnimalColumns {
  /** Civil date, and whether it is exact. */
  birthday: string;
  in_date: boolean;
  createdAt: Date;
  feeds: readonly number[];
  /** Civil dates and kg, one per day, oldest first. */
  weights: readonly { weighedOn: string; weightKg: number }[];
}

/** Imports the animals of a customer, in their order; returns their ids. */
export async function bringAnimals(
  { tx }: Pick<UnitOfWork, 'tx'>,
  customerId: number,
  animals: readonly BroughtAnimal[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { createdAt, feeds, weights, ...columns } of animals) {
    const { id } = await tx
      .insertInto('animals')
      .values({
        ...columns,
        customer_id: customerId,
        weight_before_kg: weights.at(-2)?.weightKg ?? null,
        weighed_on: weights.at(-2) ? (weights.at(-1)?.weighedOn ?? null) : null,
        created_at: createdAt,
        updated_at: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (feeds.length > 0)
      await tx
        .insertInto('animal_diets')
        .values(feeds.map((feed) => ({ animal_id: id, feed_id: feed })))
        .execute();
    if (weights.length > 0)
      await tx
        .insertInto('animal_weights')
        .values(
          weights.map(({ weighedOn, weightKg }) => ({
            animal_id: id,
            weighed_on: weighedOn,
            weight_kg: weightKg,
          })),
        )
        .execute();
    ids.push(id);
  }
  return ids;
}
