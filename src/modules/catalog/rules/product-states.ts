/** The species a product is for. */
export const SPECIES = ['dog', 'cat', 'both'] as const;

/** Statuses the team can set on a product that was published. */
export const SET_STATUSES = ['sold', 'hidden', 'stopped', 'replaced'] as const;
export const PRODUCT_STATUSES = ['draft', ...SET_STATUSES] as const;
