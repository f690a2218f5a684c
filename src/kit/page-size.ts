/** Default and largest page sizes, defined once. */
export const PAGE_SIZES = {
  /** Default of a list: the APIs, the back office and its printed lists share it. */
  list: 30,
  /** Default of a list in the content API. */
  contents: 25,
  /** Products of a category page or a search, before the shopper loads more. */
  products: 24,
  /** Articles of « Conseils », before the reader loads more. */
  articles: 12,
  /** The largest page size a client may request. */
  largest: 100,
};

/**
 * Rows of a list are counted up to this number; above it the list only says that there are more.
 */
export const MOST_COUNTED = 10_000;
