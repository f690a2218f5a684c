import type { Image } from '#modules/media/contracts.ts';

/** The picture of a pack as lines of an order name it. */
export const thumbnailOf = ({ hash }: Pick<Image, 'hash'>): string => `/media/${hash}-800.webp`;

/** Pieces of a format of that weight that come nearest to what is wanted; both in grams. */
export const piecesFor = (weight: number, wanted: number): number =>
  Math.max(1, Math.round(wanted / weight));
