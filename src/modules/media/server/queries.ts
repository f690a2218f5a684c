import type { Db, Tx } from '#schema.ts';

export interface Picture {
  hash: string;
  width: number;
  height: number;
  placeholder: string | null;
}

/** The pictures with these hashes, by hash. */
export async function findPictures(db: Db | Tx, hashes: readonly string[]) {
  if (hashes.length === 0) return new Map<string, Picture>();
  const rows = await db
    .selectFrom('pictures')
    .select(['hash', 'width', 'height', 'placeholder'])
    .where('hash', 'in', [...hashes])
    .execute();
  return new Map<string, Picture>(rows.map((row) => [row.hash, row]));
}
