import type { UnitOfWork } from '#registry/schema.ts';
import { OWN_ENDPOINT } from '../rules/index.ts';

/** A picture of a customer that something of the shop shows from now on; null when it is not theirs. */
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

/** A picture of a customer where pictures lie: with us, or at a foreign host, which must have it. */
export const holdImage = (
  work: UnitOfWork,
  customerId: number,
  { fileId, url }: { fileId: string; url: string },
  endpoint: string | undefined,
) => (endpoint ? foreignImage(fileId, url, endpoint) : keepImage(work, customerId, fileId));

/** A picture at a foreign host is only known by its address, which must be there. */
function foreignImage(fileId: string, url: string, endpoint: string) {
  const base = `${endpoint.replace(/\/$/, '')}/`;
  const isThere = url.startsWith(base) && !/[\s"'<>?]/.test(url);
  return Promise.resolve(isThere ? { url, sha256: fileId } : null);
}

/** Nothing shows these pictures any more: their rows go now, their files with the next sweep. */
export async function dropImages(work: UnitOfWork, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await work.tx.deleteFrom('uploaded_images').where('file_id', 'in', fileIds).execute();
  await work.announce('images.dropped', {});
}
