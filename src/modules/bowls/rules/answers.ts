/** The four answers to « Il en reste… », fullest first. */
export const LEFT_WORDS = ['almost_all', 'half', 'quarter', 'almost_nothing'] as const;
export type LeftWord = (typeof LEFT_WORDS)[number];

/** What an answer says: between these shares of the last delivery; 1 is all of it. */
export interface SaidShare {
  least: number;
  most: number;
}

/** Nobody has so many deliveries left, all of them of one food. */
const MOST_SHARE = 9;
/** Between two amounts that differ by less nobody chooses. */
const FINENESS = 0.01;

/** Each word is said of all shares nearer to it than to the next; « presque tout » of more than one delivery too. */
const WORDS: Readonly<Record<LeftWord, SaidShare & { share: number }>> = {
  almost_all: { share: 0.9, least: 0.7, most: MOST_SHARE },
  half: { share: 0.5, least: 0.375, most: 0.7 },
  quarter: { share: 0.25, least: 0.15, most: 0.375 },
  almost_nothing: { share: 0.05, least: 0, most: 0.15 },
};

/** The share a word stands for where one number is wanted. */
export const shareOf = (word: LeftWord): number => WORDS[word].share;

/** What a word says. */
export const saidInWords = (word: LeftWord): SaidShare => WORDS[word];

/** What an amount says, as a share of the last delivery. */
export const saidAsAmount = (share: number): SaidShare => ({
  least: Math.max(0, share - FINENESS),
  most: share + FINENESS,
});

/** Whether somebody said an amount and no word. */
export const isAmount = ({ least, most }: SaidShare): boolean =>
  most - least <= 2 * FINENESS + Number.EPSILON;
