import { refuse, refuseFields } from '#kit/refusal.ts';
import { dropImages, holdImage } from '#modules/media/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { PhotoInput } from '../contracts.ts';

interface SetPhotoRequest {
  customerId: number;
  id: number;
  photo: PhotoInput;
  /** Base URL of an external image host; undefined when pictures are stored here. */
  endpoint: string | undefined;
}

/**
 * Sets an uploaded picture as the photo of an animal (PET-15); with the same picture only the
 * rotation changes (PET-17).
 * @throws Refusal `pet.unknown`; `fileId: invalid` for a picture that is not the customer's.
 */
export async function setPhoto(
  work: UnitOfWork,
  { customerId, id, photo, endpoint }: SetPhotoRequest,
) {
  const before = await lockPhoto(work, customerId, id);
  const stored = await holdImage(work, customerId, photo, endpoint);
  if (!stored) throw refuseFields([{ propertyPath: 'fileId', code: 'invalid' }]);
  await writePhoto(work, id, {
    photo_file_id: photo.fileId,
    photo_rotation: photo.rotation,
    photo_hash: stored.sha256,
    photo_url: stored.url,
  });
  if (before && before !== photo.fileId) await dropImages(work, [before]);
}

/** Removes the photo, if any. @throws Refusal `pet.unknown`. */
export async function takePhotoAway(
  work: UnitOfWork,
  customerId: number,
  id: number,
): Promise<void> {
  const before = await lockPhoto(work, customerId, id);
  await writePhoto(work, id, {
    photo_file_id: null,
    photo_rotation: null,
    photo_hash: null,
    photo_url: null,
  });
  if (before) await dropImages(work, [before]);
}

async function lockPhoto(
  { tx }: UnitOfWork,
  customerId: number,
  id: number,
): Promise<string | null> {
  const animal = await tx
    .selectFrom('animals')
    .select('photo_file_id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!animal) throw refuse('pet.unknown');
  return animal.photo_file_id;
}

interface PhotoColumns {
  photo_file_id: string | null;
  photo_url: string | null;
  photo_hash: string | null;
  photo_rotation: number | null;
}

const writePhoto = ({ tx, now }: UnitOfWork, id: number, photo: PhotoColumns) =>
  tx
    .updateTable('animals')
    .set({ ...photo, updated_at: new Date(now.epochMilliseconds) })
    .where('id', '=', id)
    .execute();
