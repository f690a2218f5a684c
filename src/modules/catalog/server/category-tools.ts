import type { Db, UnitOfWork } from '#registry/schema.ts';

/** A category whose path has changed. */
export interface MovedPath {
  from: string;
  to: string;
}

export interface Naming {
  code: string;
  name: string;
}

/** Functions that other modules provide to the categories, which may not import those modules. */
export interface CategoryTools {
  /** Converts typed text to sanitised HTML. */
  toHtml: (markdown: string) => string;
  /** Whether a path collides with another page of the shop. */
  isReserved: (path: string) => boolean;
  /** Whether the shop has fixed links to this category. */
  isFixed: (path: string) => boolean;
  /** Called once with all moved categories, topmost first, to update redirects and rules. */
  follow: (work: UnitOfWork, moved: readonly MovedPath[]) => Promise<void>;
  /** Promotions and campaigns that refer to a category or one below it. */
  namedBy: (db: Db, path: string) => Promise<{ promotions: Naming[]; campaigns: Naming[] }>;
}
