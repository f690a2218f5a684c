import type { StaffShape } from '#modules/staff/contracts.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { searchCalls } from '#services/admin/team-search.ts';
import { type FoundPage, findPages } from './find-pages.ts';
import { type FoundGroup, groupsOf } from './found-things.ts';

/** Results of a query: items by kind, and pages. */
export interface SearchResult {
  words: string;
  groups: FoundGroup[];
  pages: FoundPage[];
  /** Number of items found, shown or not. */
  total: number;
}

const LONGEST = 200;

/** Runs the query of the address; at most `most` results of each kind. */
export async function loadFound(
  admin: AdminClient,
  request: Request,
  most: number,
): Promise<SearchResult> {
  const words = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST);
  if (words === '') return { words, groups: [], pages: [], total: 0 };
  const [found, staff]: [Awaited<ReturnType<ReturnType<typeof searchCalls>['find']>>, StaffShape] =
    await Promise.all([searchCalls(admin).find(words), staffCalls(admin).me()]);
  return {
    words,
    groups: groupsOf(found, most),
    pages: findPages(words, staff.permissions),
    total: found.length,
  };
}
