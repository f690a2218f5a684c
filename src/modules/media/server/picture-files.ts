import type { Files } from '#platform/files.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from './picture-art.ts';

/** The one file made before the shop opens; every other size falls back to it. */
export const PREVIEW_WIDTH = 500;

const FOLDER = 'pictures/';

/** Where a file of a picture lies. */
export const fileKey = (name: string) => `${FOLDER}${name}`;

export const fileName = (hash: string, width: number, format: PictureFormat) =>
  `${hash}-${width}.${format}`;

/** The names of all files there are: for what looks after every picture, never for one request. */
export async function existingFiles(files: Files): Promise<Set<string>> {
  const keys = await files.keys(FOLDER);
  return new Set(keys.map((key) => key.slice(FOLDER.length)));
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
