import type { PictureData } from '#ui/picture.tsx';
import type { Image } from '../contracts.ts';

const WIDTHS = [180, 320, 500, 800, 1200];
const file = (hash: string, width: number, format: string) => `/media/${hash}-${width}.${format}`;

/**
 * Packs are cut out: a blurred placeholder would remain visible around them, so the plain
 * background of the card is shown first.
 */
type PictureFiles = Pick<Image, 'url' | 'hash' | 'width' | 'height'>;

/** Files of a picture, best format first; a scene is one vector file for all screens. */
export function pictureOf({ url, hash, width, height }: PictureFiles): PictureData {
  if (url.endsWith('.svg')) return { sources: [], src: url, width, height };
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
  };
}
