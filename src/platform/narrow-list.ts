import { type SelectQueryBuilder, type StringReference, sql } from 'kysely';
import type { ListFilter, TeamList } from '#kit/team-list.ts';

/** A list whose filters compare columns that a query has. */
type ListOver<DB, TB extends keyof DB> = TeamList & {
  readonly filters: Readonly<Record<string, { readonly column?: StringReference<DB, TB> }>>;
};

/** Filters without a column: the query of the list applies them itself. */
type OwnFilter<L extends TeamList> = {
  [Name in keyof L['filters']]: L['filters'][Name] extends { column: string } ? never : Name;
}[keyof L['filters']];

type Choice<L extends TeamList> = { readonly [Name in keyof L['filters']]?: unknown };

type Own<Query, L extends TeamList, C> = {
  [Name in OwnFilter<L>]: (
    query: Query,
    value: Name extends keyof C ? NonNullable<C[Name]> : never,
  ) => Query;
};

const OPERATORS = { first: '>=', last: '<=' } as const;

const operatorOf = (filter: ListFilter) =>
  filter.kind === 'day' && filter.bound ? OPERATORS[filter.bound] : '=';

/**
 * Applies the filters of a back office list to a query: those with a column by comparing it, the others by `own`. A filter
 * without either, and a column the query does not have, do not compile.
 */
export function narrowList<
  DB,
  TB extends keyof DB,
  O,
  const L extends ListOver<DB, TB>,
  C extends Choice<L>,
>(
  query: SelectQueryBuilder<DB, TB, O>,
  list: L,
  choice: C,
  own: Own<SelectQueryBuilder<DB, TB, O>, L, C>,
): SelectQueryBuilder<DB, TB, O> {
  type Ask = (query: SelectQueryBuilder<DB, TB, O>, value: unknown) => typeof query;
  const asks = own as unknown as Readonly<Record<string, Ask>>;
  const chosen = choice as Readonly<Record<string, unknown>>;
  return Object.entries<ListFilter>(list.filters).reduce((narrowed, [name, filter]) => {
    const value = chosen[name];
    if (value === undefined) return narrowed;
    if (filter.column) return narrowed.where(sql.ref(filter.column), operatorOf(filter), value);
    return asks[name]?.(narrowed, value) ?? narrowed;
  }, query);
}
