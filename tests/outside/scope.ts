export { isFull, scaled } from '../support/scope.ts';

/** A shop that runs elsewhere (`BASE_URL`): nothing of it is ours to stop, fill or spoil. */
export const foreignShop: string | undefined = process.env.BASE_URL?.replace(/\/$/, '');

/** Why a test is left out, in its title; empty when it is played. */
export const ownOnly = foreignShop ? ' (skipped: BASE_URL names a shop that is not ours)' : '';
