import { articlePaths, pageSlugs, paths } from '#pages/paths.ts';
import type { EntryType } from '../contracts.ts';

const ADDRESSES: Readonly<Partial<Record<EntryType, (slug: string) => string>>> = {
  page: paths.page,
  landing: paths.landing,
  article: articlePaths.one,
  shop: paths.shop,
};

/** Where an entry is read, null for one that is a part of other pages. */
export const addressOf = (type: EntryType, slug: string): string | null =>
  (type === 'home' ? paths.home() : ADDRESSES[type]?.(slug)) ?? null;

const fixed: readonly string[] = Object.values(pageSlugs);
/** What has one entry, named like its type. */
export const SINGLES: readonly EntryType[] = ['header', 'footer', 'home'];

/** Whether the shop itself leads to it by its name: it stays where it is, and stays seen. */
export const isFixed = (type: EntryType, slug: string): boolean =>
  SINGLES.includes(type) || (type === 'page' && fixed.includes(slug));
