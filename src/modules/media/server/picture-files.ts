import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from './picture-art.ts';

/** The one file made before the shop opens; every other size falls back to it. */
export const PREVIEW_WIDTH = 500;

export const picturesFolder = (dataDir: string) => join(dataDir, 'pictures');

export const fileName = (hash: string, width: number, format: PictureFormat) =>
  `${hash}-${width}.${format}`;

/** The names of all files there are. */
export async function existingFiles(dataDir: string): Promise<Set<string>> {
  const folder = picturesFolder(dataDir);
  await mkdir(folder, { recursive: true });
  return new Set(await readdir(folder));
}

/** The files of a picture that are not there. */
export function missingFiles(hash: string, existing: ReadonlySet<string>) {
  return PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.filter((format) => !existing.has(fileName(hash, width, format))).map(
      (format) => ({ width, format }),
    ),
  );
}

/** The file a picture opens the shop with. */
export const previewName = (hash: string) => fileName(hash, PREVIEW_WIDTH, 'webp');

/** The file a link to the product is shown with elsewhere. */
export const shareName = (hash: string) => `${hash}-partage.jpg`;
