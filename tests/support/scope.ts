/**
 * How much a run plays: everything with `FULL=1`, as `npm run outside` and `npm run faults` do; a
 * verification a part that is enough to notice a break.
 */
export const isFull = process.env.FULL === '1';

/** So many in a full run, so many in a short one. */
export const scaled = (full: number, short: number): number => (isFull ? full : short);
