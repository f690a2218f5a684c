/**
 * Scope of a run: everything with `FULL=1` (`npm run outside` and `npm run faults`); a verification
 * runs a part that is large enough to notice a regression.
 */
export const isFull = process.env.FULL === '1';

/** The number of repetitions in a full or a short run. */
export const scaled = (full: number, short: number): number => (isFull ? full : short);
