import type { UnitOfWork } from '#registry/schema.ts';
import { hashOf, type PictureArt, sizeOf } from './picture-art.ts';

export interface PictureDraft {
  art: PictureArt;
  /** Lower values are rendered first. */
  priority: number;
  /** Set when a preview was rendered before. */
  placeholder: string | null;
}

/** Registers drawings; their files are rendered by a job. Existing ones are not changed. */
export async function registerPictures(work: UnitOfWork, drafts: readonly PictureDraft[]) {
  if (drafts.length === 0) return;
  const added = await work.tx
    .insertInto('pictures')
    .values(
      drafts.map(({ art, priority, placeholder }) => ({
        hash: hashOf(art),
        art: JSON.stringify(art),
        priority,
        placeholder,
        ...sizeOf(art),
      })),
    )
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .execute();
  if (added.length > 0) await work.announce('pictures.registered', {});
}
