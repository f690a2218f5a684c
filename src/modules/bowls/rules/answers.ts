/** The four answers to « Il en reste… », fullest first. */
export const LEFT_WORDS = ['almost_all', 'half', 'quarter', 'almost_nothing'] as const;
export type LeftWord = (typeof LEFT_WORDS)[number];

/** Meaning of an answer: the remaining food is between these shares of the last delivery; 1 is all of it. */
export interface SaidShare {
  least: number;
  most: number;
}

/** Upper limit: nobody has so many deliveries of one food left. */
export const MOST_SHARE = 9;
/** Step of the slider on pages: a twentieth of the last delivery. */
export const LEFT_STEP = 0.05;
const FINENESS = LEFT_STEP / 2;

/**
 * Range of each word: shares nearer to its value (0.9, 0.5, 0.25, 0.05) than to the next; « presque
 * tout » also covers more than one delivery.
 */
const WORDS: Readonly<Record<LeftWord, SaidShare>> = {
  almost_all: { least: 0.7, most: MOST_SHARE },
  half: { least: 0.375, most: 0.7 },
  quarter: { least: 0.15, most: 0.375 },
  almost_nothing: { least: 0, most: 0.15 },
};

/** Range of a word. */
export const saidInWords = (word: LeftWord): SaidShare => WORDS[word];

/** Range of an amount, as a share of the last delivery. */
export const saidAsAmount = (share: number): SaidShare => ({
  least: Math.max(0, share - FINENESS),
  most: share + FINENESS,
});

/** Whether the answer is an amount instead of a word. */
export const isAmount = ({ least, most }: SaidShare): boolean =>
  most - least <= 2 * FINENESS + 1e-9;
