import type { Generated, JSONColumnType } from 'kysely';
import type { PictureArt } from './picture-art.ts';

export interface PicturesTable {
  hash: string;
  art: JSONColumnType<PictureArt>;
  width: number;
  height: number;
  priority: Generated<number>;
  placeholder: string | null;
}

export interface MediaTables {
  pictures: PicturesTable;
}
