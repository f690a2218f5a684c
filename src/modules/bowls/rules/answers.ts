/** The four answers to « Il en reste… », fullest first. */
export const LEFT_WORDS = ['almost_all', 'half', 'quarter', 'almost_nothing'] as const;
export type LeftWord = (typeof LEFT_WORDS)[number];

/** What an answer says: between these shares of the last delivery; 1 is all of it. */
export interface SaidShare {
  least: number;
  most: number;
}

/** Nobody has so many deliveries left, all of them of one food. */
export const MOST_SHARE = 9;
/** What pages ask in: twentieths of the last delivery. Between two marks nobody chooses. */
export const LEFT_STEP = 0.05;
const FINENESS = LEFT_STEP / 2;

/** Each word is said of all shares nearer to it than to the next: to 0.9, 0.5, 0.25 and 0.05; « presque tout » of more than one delivery too. */
const WORDS: Readonly<Record<LeftWord, SaidShare>> = {
  almost_all: { least: 0.7, most: MOST_SHARE },
  half: { least: 0.375, most: 0.7 },
  quarter: { least: 0.15, most: 0.375 },
  almost_nothing: { least: 0, most: 0.15 },
};

/** What a word says. */
export const saidInWords = (word: LeftWord): SaidShare => WORDS[word];

/** What an amount says, as a share of the last delivery. */
export const saidAsAmount = (share: number): SaidShare => ({
  least: Math.max(0, share - FINENESS),
  most: share + FINENESS,
});

/** Whether somebody said an amount and no word. */
export const isAmount = ({ least, most }: SaidShare): boolean =>
  most - least <= 2 * FINENESS + 1e-9;
