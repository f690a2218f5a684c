import { createHash, randomBytes } from 'node:crypto';
import type { UnitOfWork } from '#registry/schema.ts';
import type { CleanImage } from './make-anew.ts';

export interface SentImage {
  customerId: number;
  fileName: string;
  folder: string;
  isUnique: boolean;
  tags: readonly string[];
}

const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' } as const;
const LONGEST_NAME = 80;

export const newFileId = () => randomBytes(12).toString('hex');

/** File name for URLs; its extension is that of the actual format. */
function nameOf({ fileName, isUnique }: SentImage, { format }: CleanImage): string {
  const stem = fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[^A-Za-z0-9._-]/g, '_');
  const suffix = isUnique ? `_${randomBytes(6).toString('base64url')}` : '';
  return `${stem.slice(0, LONGEST_NAME).replace(/^\.+/, '_')}${suffix}.${EXTENSIONS[format]}`;
}

/** Folder for URLs: no dots, so that it cannot lead upwards. */
function folderOf({ folder }: SentImage): string {
  const parts = folder.split('/').map((part) => part.replace(/[^A-Za-z0-9_-]/g, '_'));
  return parts
    .filter(Boolean)
    .slice(0, 5)
    .map((part) => `/${part.slice(0, 40)}`)
    .join('');
}

/**
 * Saves an uploaded picture whose file is stored already. An overwritten name must belong to the
 * same customer. Null when the name is somebody else's.
 */
export async function receiveImage(
  { tx, now }: UnitOfWork,
  fileId: string,
  image: CleanImage,
  sent: SentImage,
) {
  const name = nameOf(sent, image);
  const path = `${folderOf(sent)}/${name}`;
  const { content, format, width, height } = image;
  if (!sent.isUnique)
    await tx
      .deleteFrom('uploaded_images')
      .where('path', '=', path)
      .where('customer_id', '=', sent.customerId)
      .execute();
  const row = await tx
    .insertInto('uploaded_images')
    .values({
      file_id: fileId,
      customer_id: sent.customerId,
      path,
      name,
      format,
      width,
      height,
      bytes: content.length,
      tags: [...sent.tags],
      sha256: createHash('sha256').update(content).digest('hex'),
      created_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .returning('file_id')
    .executeTakeFirst();
  return row ? { name, path, bytes: content.length, width, height } : null;
}
