import type { Db, UnitOfWork } from '#registry/schema.ts';

/** A category that has another path than before. */
export interface MovedPath {
  from: string;
  to: string;
}

export interface Naming {
  code: string;
  name: string;
}

/** What categories are told by modules they do not know. */
export interface CategoryTools {
  /** Clean HTML of what was typed. */
  toHtml: (markdown: string) => string;
  /** Whether an address of a category would be that of another page. */
  isReserved: (path: string) => boolean;
  /** Whether the shop leads to this category by itself. */
  isFixed: (path: string) => boolean;
  /** Called once whatever moved, the uppermost first: addresses and rules follow. */
  follow: (work: UnitOfWork, moved: readonly MovedPath[]) => Promise<void>;
  /** What names a category, or one below it. */
  namedBy: (db: Db, path: string) => Promise<{ promotions: Naming[]; campaigns: Naming[] }>;
}
