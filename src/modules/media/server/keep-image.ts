import type { UnitOfWork } from '#registry/schema.ts';
import { OWN_ENDPOINT } from '../rules/index.ts';

/** A picture of a customer that something of the shop shows from now on; null when it is not theirs. */
export async function keepImage({ tx }: UnitOfWork, customerId: number, fileId: string) {
  const stored = await tx
    .updateTable('uploaded_images')
    .set({ kept: true })
    .where('file_id', '=', fileId)
    .where('customer_id', '=', customerId)
    .returning(['path', 'sha256'])
    .executeTakeFirst();
  return stored ? { url: OWN_ENDPOINT + stored.path, sha256: stored.sha256 } : null;
}

/** Nothing shows these pictures any more: their rows go now, their files with the next sweep. */
export async function dropImages(work: UnitOfWork, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await work.tx.deleteFrom('uploaded_images').where('file_id', 'in', fileIds).execute();
  await work.announce('images.dropped', {});
}
