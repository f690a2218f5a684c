import type { Files } from '#platform/files.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from './picture-art.ts';

/** The one file made before the shop starts; every other size falls back to it. */
export const PREVIEW_WIDTH = 500;

const FOLDER = 'pictures/';

/** Storage path of a picture file. */
export const fileKey = (name: string) => `${FOLDER}${name}`;

export const fileName = (hash: string, width: number, format: PictureFormat) =>
  `${hash}-${width}.${format}`;

/** Names of all existing files; for maintenance jobs, never during a request. */
export async function existingFiles(files: Files): Promise<Set<string>> {
  const keys = await files.keys(FOLDER);
  return new Set(keys.map((key) => key.slice(FOLDER.length)));
}

/** Files of a picture that do not exist yet. */
export function missingFiles(hash: string, existing: ReadonlySet<string>) {
  return PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.filter((format) => !existing.has(fileName(hash, width, format))).map(
      (format) => ({ width, format }),
    ),
  );
}

/** Name of the first file of a picture. */
export const previewName = (hash: string) => fileName(hash, PREVIEW_WIDTH, 'webp');

/** Name of the preview file of a shared product link. */
export const shareName = (hash: string) => `${hash}-partage.jpg`;
