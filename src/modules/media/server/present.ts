import type { Image } from '../contracts.ts';
import { isScene, SCENES, scenePath } from '../rules/index.ts';
import type { Picture } from './queries.ts';

/** A picture in the shape of the content API (contracts §3.5). */
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

/** A scene of the shop's pages in the shape of the content API, as a vector; null when unknown. */
export function sceneImage(name: string, alternativeText = ''): Image | null {
  if (!isScene(name)) return null;
  const { width, height } = SCENES[name];
  return { url: scenePath(name), hash: name, alternativeText, width, height, placeholder: null };
}
