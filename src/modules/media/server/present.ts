import type { Picture } from './queries.ts';

/** The image of the content API (contracts §3.5) for a picture. */
export function presentImage(picture: Picture, alternativeText: string) {
  return {
    url: `/media/${picture.hash}-800.webp`,
    hash: picture.hash,
    alternativeText,
    width: picture.width,
    height: picture.height,
    placeholder: picture.placeholder,
  };
}
