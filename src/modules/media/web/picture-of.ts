import type { PictureData } from '#ui/picture.tsx';

/** A picture of the content system; its files are named by `hash`. */
export interface StoredPicture {
  hash: string;
  width: number;
  height: number;
  placeholder?: string | null;
}

const WIDTHS = [180, 320, 500, 800, 1200];
const file = (hash: string, width: number, format: string) => `/media/${hash}-${width}.${format}`;

/** The files of a picture, best format first; the placeholder only where it is worth its bytes. */
export function pictureOf({ hash, width, height, placeholder }: StoredPicture): PictureData {
  const srcSet = (format: string) =>
    WIDTHS.map((wide) => `${file(hash, wide, format)} ${wide}w`).join(', ');
  return {
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
    src: file(hash, 500, 'webp'),
    width,
    height,
    placeholder: placeholder ?? undefined,
  };
}
