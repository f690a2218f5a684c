import type { Image } from '#modules/media/contracts.ts';

/** Address of a product's thumbnail, as in order lines. */
export const thumbnailOf = ({ hash }: Pick<Image, 'hash'>): string => `/media/${hash}-800.webp`;

/** Number of pieces of a weight closest to the wanted amount; both in grams. */
export const piecesFor = (weight: number, wanted: number): number =>
  Math.max(1, Math.round(wanted / weight));
