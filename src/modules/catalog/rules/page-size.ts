/** How many products a page of a category shows. */
export const CATEGORY_PAGE_SIZE = 24;
