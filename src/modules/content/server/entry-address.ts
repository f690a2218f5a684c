import { articlePaths, pageSlugs, paths } from '#pages/paths.ts';
import type { EntryType } from '../contracts.ts';

const ADDRESSES: Readonly<Partial<Record<EntryType, (slug: string) => string>>> = {
  page: paths.page,
  landing: paths.landing,
  article: articlePaths.one,
  shop: paths.shop,
};

/** URL path of an entry; null for a part of other pages. */
export const addressOf = (type: EntryType, slug: string): string | null =>
  (type === 'home' ? paths.home() : ADDRESSES[type]?.(slug)) ?? null;

const fixed: readonly string[] = Object.values(pageSlugs);
/** Types with a single entry, named like the type. */
export const SINGLES: readonly EntryType[] = ['header', 'footer', 'home'];

/** Whether the shop has fixed links to it: it cannot be renamed or withdrawn. */
export const isFixed = (type: EntryType, slug: string): boolean =>
  SINGLES.includes(type) || (type === 'page' && fixed.includes(slug));
