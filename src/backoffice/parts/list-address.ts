import type { TeamList } from '#kit/team-list.ts';
import { withQuery } from '#kit/with-query.ts';
import { type ListLink, ROOMY, writtenFilter } from './read-list.ts';

/**
 * Builds links to a filtered and sorted list: filters missing from `shown` are inactive, except
 * that a filter with an initial value has it.
 */
export const listAddress =
  <L extends TeamList>(path: string, list: L) =>
  (shown?: ListLink<L>): string => {
    if (!shown) return path;
    const { page = 1, sort, look = {}, ...choice } = shown as ListLink<TeamList>;
    const filters = Object.entries(list.filters).map(([name, filter]) => [
      filter.key,
      writtenFilter(filter, choice[name]),
    ]);
    return withQuery(path, {
      ...Object.fromEntries(filters),
      tri: sort,
      colonnes: look.columns?.join(','),
      densite: look.isRoomy ? ROOMY : undefined,
      page: page > 1 ? String(page) : undefined,
    });
  };
