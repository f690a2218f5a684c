/** Whom a product is for. */
export const SPECIES = ['dog', 'cat', 'both'] as const;

/** What the state of a product that was shown once may become. */
export const SET_STATUSES = ['sold', 'hidden', 'stopped', 'replaced'] as const;
export const PRODUCT_STATUSES = ['draft', ...SET_STATUSES] as const;
