/**
 * How much a run plays: `npm run outside` everything (`FULL=1`), a verification a part of it that
 * takes a minute or so.
 */
export const isFull = process.env.FULL === '1';

/** So many in a full run, so many in a short one. */
export const scaled = (full: number, short: number): number => (isFull ? full : short);

/** A shop that runs elsewhere (`BASE_URL`): nothing of it is ours to stop, fill or spoil. */
export const foreignShop: string | undefined = process.env.BASE_URL?.replace(/\/$/, '');

/** Why a test is left out, in its title; empty when it is played. */
export const ownOnly = foreignShop ? ' (skipped: BASE_URL names a shop that is not ours)' : '';
