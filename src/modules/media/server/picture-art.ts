import { createHash } from 'node:crypto';
import {
  drawComposition,
  drawPack,
  drawView,
  type NamedShare,
  type PackArt,
  type View,
  type ViewDetails,
} from '#art/index.ts';

/** Subject of a picture, from which it is drawn. */
export type PictureArt =
  | { draw: 'pack'; pack: PackArt }
  | { draw: 'view'; pack: PackArt; view: View; details: ViewDetails }
  | { draw: 'composition'; pack: PackArt; ingredients: NamedShare[] };

/** Part of every hash: increment it when the drawings change, and every picture is rendered again. */
const DRAWING_VERSION = 3;

/** All product pictures have this shape; these are the widths of their files. */
export const PICTURE_WIDTHS = [180, 320, 500, 800, 1200] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface Sized {
  width: number;
  height: number;
}

/** Every product picture has this shape, whether drawn or uploaded. */
export const PRODUCT: Sized = { width: 1000, height: 1250 };
const COMPOSITION: Sized = { width: 1200, height: 720 };

/** Size of the drawing in its own units: only the proportions matter. */
export function sizeOf(art: PictureArt): Sized {
  return art.draw === 'composition' ? COMPOSITION : PRODUCT;
}

export function svgOf(art: PictureArt): string {
  switch (art.draw) {
    case 'pack':
      return drawPack(art.pack);
    case 'view':
      return drawView(art.pack, art.view, art.details);
    case 'composition':
      return drawComposition(art.pack, art.ingredients, COMPOSITION);
  }
}

/** Hash of a picture: the same drawing always has the same 20 hex digits. */
export function hashOf(art: PictureArt): string {
  const text = JSON.stringify([DRAWING_VERSION, sorted(art)]);
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};
