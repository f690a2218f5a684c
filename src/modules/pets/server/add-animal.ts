import type { Work } from '#schema.ts';
import type { AnimalInput } from '../contracts.ts';
import { animalRow, writeFeeds } from './animal-row.ts';

/**
 * Adds a pet to a customer's and returns its id (PET-01).
 * @throws Refusal on the fields that are wrong together.
 */
export async function addAnimal(
  work: Work,
  customerId: number,
  input: AnimalInput,
): Promise<number> {
  const { row, feeds } = await animalRow(work, input);
  const now = new Date(work.now.epochMilliseconds);
  const { id } = await work.tx
    .insertInto('animals')
    .values({ ...row, customer_id: customerId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeFeeds(work, id, feeds);
  return id;
}
