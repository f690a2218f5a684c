import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { Image } from '../contracts.ts';
import { SCENES } from '../rules/index.ts';
import type { PictureArt } from './picture-art.ts';
import { presentImage, sceneImage } from './present.ts';

/** Maximum list length. */
const MOST = 500;

const nameOf = ({ pack }: PictureArt): string =>
  [pack.eyebrow, pack.recipe, pack.weight].filter(Boolean).join(' · ');

/** Pictures that a text may use, with their names: drawings of pages, then product pictures. */
export async function listPictures(db: Db): Promise<(Image & { name: string })[]> {
  const scenes = Object.keys(SCENES).flatMap((name) => {
    const image = name.startsWith('body-') ? null : sceneImage(name);
    return image ? [{ ...image, name }] : [];
  });
  const drawn = await db
    .selectFrom('pictures')
    .select(['hash', 'width', 'height', 'placeholder', 'art'])
    .where(sql<boolean>`art ->> 'draw' in ('pack', 'composition')`)
    .orderBy('priority')
    .orderBy('hash')
    .limit(MOST)
    .execute();
  const pictures = drawn.flatMap(({ art, ...row }) => {
    const name = art ? nameOf(art) : '';
    return name ? [{ ...presentImage(row, name), name }] : [];
  });
  return [...scenes, ...pictures.toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))];
}
