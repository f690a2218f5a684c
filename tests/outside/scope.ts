import { inject } from 'vitest';

export { isFull, scaled } from '../support/scope.ts';

/**
 * A shop that runs elsewhere (`BASE_URL`): nothing of it is ours to stop, fill or spoil. Told by who
 * started the run: in a worker Vite has written a `BASE_URL` of its own over it.
 */
export const foreignShop: string | undefined = inject('foreignShop') || undefined;

/** Why a test is left out, in its title; empty when it is played. */
export const ownOnly = foreignShop ? ' (skipped: BASE_URL names a shop that is not ours)' : '';
