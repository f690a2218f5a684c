import { refuse } from '#kit/refusal.ts';
import { dropImages } from '#modules/media/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { AnimalDeletion } from '../contracts.ts';

/** Ends services of other modules for an animal that died. Called only for the owner's animal. */
export type Farewell = (
  work: UnitOfWork,
  gone: { customerId: number; animalId: number },
) => Promise<void>;

/**
 * Removes an animal from an account and stores the reason, if given (PET-18). For one that died,
 * `farewell` is called first. Announces `animal.removed`.
 * @throws Refusal `pet.unknown`, also for another customer's.
 */
export async function removeAnimal(
  work: UnitOfWork,
  customerId: number,
  id: number,
  { deletion, farewell }: { deletion: AnimalDeletion | null; farewell: Farewell },
): Promise<void> {
  if (deletion?.reason === 'deceased') await farewell(work, { customerId, animalId: id });
  const removed = await work.tx
    .deleteFrom('animals')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning(['id', 'photo_file_id', 'type_id'])
    .executeTakeFirst();
  if (!removed) throw refuse('pet.unknown');
  if (removed.photo_file_id) await dropImages(work, [removed.photo_file_id]);
  await work.tx
    .insertInto('animal_removals')
    .values({
      animal_id: id,
      customer_id: customerId,
      reason: deletion?.reason ?? null,
      message: deletion?.message ?? null,
      type_id: removed.type_id,
      removed_at: new Date(work.now.epochMilliseconds),
    })
    .execute();
  await work.announce('animal.removed', { animalId: id, customerId });
}
