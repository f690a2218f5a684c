import { sql } from 'kysely';
import { refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type AnimalInput, MOST_ANIMALS } from '../contracts.ts';
import { animalRow, writeFeeds } from './animal-row.ts';
import { recordWeight } from './record-weight.ts';

/**
 * Adds an animal to a customer and returns its id (PET-01).
 * @throws Refusal on fields that contradict each other; `pet.too_many` under `name`.
 */
export async function addAnimal(
  work: UnitOfWork,
  customerId: number,
  input: AnimalInput,
): Promise<number> {
  await assertRoom(work, customerId);
  const { row, feeds } = await animalRow(work, input);
  const now = new Date(work.now.epochMilliseconds);
  const { id } = await work.tx
    .insertInto('animals')
    .values({ ...row, customer_id: customerId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeFeeds(work, id, feeds);
  await recordWeight(work, id, row.weight_kg);
  return id;
}

/** Locks the customer, so that concurrent additions are counted one after the other. */
async function assertRoom({ tx }: UnitOfWork, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('animals'), ${customerId}::integer)`.execute(tx);
  const { animals } = await tx
    .selectFrom('animals')
    .select((from) => from.fn.countAll<number>().as('animals'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (animals < MOST_ANIMALS) return;
  const params = { most: MOST_ANIMALS };
  throw refuseFields([{ propertyPath: 'name', code: 'pet.too_many', params }]);
}
