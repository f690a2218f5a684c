import type { UnitOfWork } from '#registry/schema.ts';
import { OWN_ENDPOINT } from '../rules/index.ts';

/** Marks a customer's picture as used; null when it is not theirs. */
async function keepImage({ tx }: UnitOfWork, customerId: number, fileId: string) {
  const stored = await tx
    .updateTable('uploaded_images')
    .set({ kept: true })
    .where('file_id', '=', fileId)
    .where('customer_id', '=', customerId)
    .returning(['path', 'sha256'])
    .executeTakeFirst();
  return stored ? { url: OWN_ENDPOINT + stored.path, sha256: stored.sha256 } : null;
}

/** A customer's picture where pictures are stored: here, or at an external host, where it must exist. */
export const holdImage = (
  work: UnitOfWork,
  customerId: number,
  { fileId, url }: { fileId: string; url: string },
  endpoint: string | undefined,
) => (endpoint ? foreignImage(fileId, url, endpoint) : keepImage(work, customerId, fileId));

/** A picture at an external host is identified only by its URL, which is required. */
function foreignImage(fileId: string, url: string, endpoint: string) {
  const base = `${endpoint.replace(/\/$/, '')}/`;
  const isThere = url.startsWith(base) && !/[\s"'<>?]/.test(url);
  return Promise.resolve(isThere ? { url, sha256: fileId } : null);
}

/** Releases pictures that are no longer used: deletes their rows now, their files with the next sweep. */
export async function dropImages(work: UnitOfWork, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await work.tx.deleteFrom('uploaded_images').where('file_id', 'in', fileIds).execute();
  await work.announce('images.dropped', {});
}
