import { createHash } from 'node:crypto';
import { refuseFields } from '#kit/refusal.ts';
import type { Files } from '#platform/files.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { imageFormatOf, LARGEST_IMAGE } from '../rules/index.ts';
import { cleanImage } from './clean-image.ts';
import type { CleanImage } from './make-anew.ts';
import { PRODUCT } from './picture-art.ts';
import { pictureProcess } from './picture-process.ts';
import { newFileId } from './receive-image.ts';
import { writeUpload } from './uploaded-files.ts';

/** Minimum side in pixels; a smaller picture would be blurred where the shop shows it large. */
const LEAST_SIDE = 500;

/** An uploaded picture of the team with its files stored, before it is saved. */
interface TeamPicture {
  hash: string;
  fileId: string;
  image: CleanImage;
  placeholder: string;
}

const refused = (code: string, params = {}) =>
  refuseFields([{ propertyPath: 'file', code, params }]);

/**
 * Prepares an uploaded picture for the shop: re-encodes it and renders its first size and
 * placeholder, so that it is visible at once. Call before the transaction: it takes a second.
 * @throws Refusal of `file`: `file.too_large`, `file.unsupported_type`, `picture.unreadable`,
 * `picture.too_small`
 */
export async function prepareTeamPicture(files: Files, sent: Uint8Array): Promise<TeamPicture> {
  if (sent.length > LARGEST_IMAGE) throw refused('file.too_large');
  const format = imageFormatOf(sent);
  if (format === null || format === 'gif') throw refused('file.unsupported_type');
  const image = await cleanImage(sent);
  if (!image) throw refused('picture.unreadable');
  if (Math.min(image.width, image.height) < LEAST_SIDE)
    throw refused('picture.too_small', { least: LEAST_SIDE });
  const fileId = newFileId();
  await writeUpload(files, fileId, image.content);
  const hash = createHash('sha256').update(image.content).digest('hex').slice(0, 20);
  const source = { hash, art: null, fileId };
  const placeholder = await pictureProcess.run('renderPreview', {
    place: files.place,
    source,
    isThere: false,
  });
  return { hash, fileId, image, placeholder };
}

/** Saves such a picture; uploading the same one again adds nothing. Other sizes are rendered by a job. */
export async function registerTeamPicture(
  work: UnitOfWork,
  { hash, fileId, image, placeholder }: TeamPicture,
): Promise<void> {
  const existing = await work.tx
    .selectFrom('pictures')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (existing) return;
  const { content, format, width, height } = image;
  const name = `${hash}.${format}`;
  await work.tx
    .insertInto('uploaded_images')
    .values({
      file_id: fileId,
      customer_id: null,
      path: `/produits/${fileId}.${format}`,
      name,
      format,
      width,
      height,
      bytes: content.length,
      tags: ['product'],
      kept: true,
      sha256: createHash('sha256').update(content).digest('hex'),
      created_at: new Date(work.now.epochMilliseconds),
    })
    .execute();
  await work.tx
    .insertInto('pictures')
    .values({ hash, art: null, file_id: fileId, priority: 0, placeholder, ...PRODUCT })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await work.announce('pictures.registered', {});
}
