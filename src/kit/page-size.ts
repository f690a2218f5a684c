/** How many rows a page of a list holds where nobody says: the services, the back office and what it prints agree. */
export const PAGE_SIZE = 30;

/** Rows of a list are counted up to here; beyond it a list says that there are more. */
export const MOST_COUNTED = 10_000;
