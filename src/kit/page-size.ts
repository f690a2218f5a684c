/** How many rows a page holds, each said here alone. */
export const PAGE_SIZES = {
  /** A list where nobody says: the services, the back office and what it prints agree. */
  list: 30,
  /** A list of contents where nobody says. */
  contents: 25,
  /** Products of a shelf or found by a search, before somebody asks for more. */
  products: 24,
  /** Articles of « Conseils », before somebody asks for more. */
  articles: 12,
  /** A page anybody may ask for. */
  largest: 100,
};

/** Rows of a list are counted up to here; beyond it a list says that there are more. */
export const MOST_COUNTED = 10_000;
