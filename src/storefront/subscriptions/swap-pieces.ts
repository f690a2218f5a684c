import type { Image } from '#modules/media/contracts.ts';
import { bagsFor, FREQUENCY_CODES } from '#modules/nutrition/rules/index.ts';

/** The picture of a pack as lines of an order name it. */
export const thumbnailOf = ({ hash }: Pick<Image, 'hash'>): string => `/media/${hash}-800.webp`;

/**
 * Pieces of a format of that weight (grams) that last until the next delivery, `frequency` days later,
 * at `grams` a day; where no ration is known, that weigh what came `before`.
 */
export function piecesFor(
  weight: number,
  frequency: number,
  { grams, before }: { grams: number | null; before: number },
): number {
  const code = FREQUENCY_CODES.find((one) => one === frequency);
  if (grams !== null && code) return bagsFor(code, { bagGrams: weight, rationGrams: grams });
  return Math.max(1, Math.round(before / weight));
}
