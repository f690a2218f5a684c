import type { Db, Tx } from '#registry/schema.ts';

/** Picture fields used in documents. */
export interface Picture {
  hash: string;
  width: number;
  height: number;
  placeholder: string | null;
}

export type Upload = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** The uploaded picture at a path, or null. */
export async function findUpload(db: Db | Tx, path: string) {
  const found = await db
    .selectFrom('uploaded_images')
    .select(['file_id as fileId', 'format'])
    .where('path', '=', path)
    .executeTakeFirst();
  return found ?? null;
}

/** Source of a picture, by its hash. */
export async function findSource(db: Db, hash: string) {
  const found = await db
    .selectFrom('pictures')
    .select(['hash', 'art', 'file_id as fileId'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found ?? null;
}
