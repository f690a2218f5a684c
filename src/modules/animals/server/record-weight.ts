import type { UnitOfWork } from '#registry/schema.ts';

/** Saves today's weight of an animal in kg; the last one of a day counts. */
export async function recordWeight(
  { tx, today }: UnitOfWork,
  animalId: number,
  weightKg: number,
): Promise<void> {
  await tx
    .insertInto('animal_weights')
    .values({ animal_id: animalId, weighed_on: today.toString(), weight_kg: weightKg })
    .onConflict((at) =>
      at.columns(['animal_id', 'weighed_on']).doUpdateSet({ weight_kg: weightKg }),
    )
    .execute();
}
