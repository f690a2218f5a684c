// The description of a list in the back office. The query of its operation, the filter form, the query string of the page and its
// sortable columns derive from it.

interface AnyFilter {
  /** Name of the query parameter in the address of the page. */
  readonly key: string;
  readonly description?: string;
  /** Set by a link from another page: the filter form shows the field only while it has a value. */
  readonly onlyWhenSet?: true;
  /**
   * The column of the list's query that the filter compares; then it needs no further code
   * (`narrowList`).
   */
  readonly column?: string;
}

/** Free text; `search` matches several columns. */
interface TextFilter extends AnyFilter {
  readonly kind: 'search' | 'text';
  readonly maxLength: number;
}

/** One value of an enumeration. */
interface ChoiceFilter extends AnyFilter {
  readonly kind: 'choice';
  readonly oneOf: readonly string[];
  /**
   * The value preselected on the page, and the value of the query parameter that removes the
   * filter, if there is one.
   */
  readonly initial?: { readonly value: string; readonly all?: string };
}

/** An integer from 0 to `most`; the page lists some, or takes it from a link. */
interface NumberFilter extends AnyFilter {
  readonly kind: 'number';
  readonly most: number;
  readonly offered?: readonly string[];
}

/** One of the options the page loads: carriers, people, categories. */
interface OfferedFilter extends AnyFilter {
  readonly kind: 'offered';
  readonly maxLength: number;
}

/** A civil day, `2026-11-25`. */
interface DayFilter extends AnyFilter {
  readonly kind: 'day';
  /** Of its column: the first or the last civil day that is shown. */
  readonly bound?: 'first' | 'last';
}

export type ListFilter = TextFilter | ChoiceFilter | NumberFilter | OfferedFilter | DayFilter;

export interface TeamList {
  /** Id of the list: saved views and exported sheets use it. */
  readonly id: string;
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** Sortable columns, each backed by an index; the first is the default. */
  readonly sorts?: readonly string[];
  /** The default sort is ascending (names). Days and numbers are descending. */
  readonly rises?: true;
  /** The columns of the table, in order. */
  readonly columns: readonly string[];
  /** Columns that are hidden until the user selects them. */
  readonly hidden?: readonly string[];
}

export const teamList = <const L extends TeamList>(list: L): L => list;

type ValueOf<Filter> = Filter extends { oneOf: readonly (infer Value)[] } ? Value : string;

type SortNameOf<L extends TeamList> = TeamList extends L
  ? string
  : L extends { sorts: readonly (infer Name extends string)[] }
    ? Name
    : never;

/** `total` is ascending, `-total` is descending. */
export type SortOf<L extends TeamList> = SortNameOf<L> | `-${SortNameOf<L>}`;

/**
 * The filters and the sort of a list, by the parameter names of its operation. Numbers are strings.
 */
export type ListChoice<L extends TeamList> = {
  -readonly [Name in keyof L['filters']]?: ValueOf<L['filters'][Name]> | undefined;
} & { sort?: SortOf<L> | undefined };

/** The default sort of a list. */
export const usualSort = <L extends TeamList>({ sorts, rises }: L) =>
  `${rises ? '' : '-'}${sorts?.[0]}` as SortOf<L>;

/** Every sort of a list, ascending and descending. */
export const sortsOf = <L extends TeamList>({ sorts = [] }: L): readonly SortOf<L>[] =>
  sorts.flatMap((name) => [name, `-${name}`] as SortOf<L>[]);

/** The column and the direction of a sort. */
export function orderOf<Name extends string, Column>(
  sort: Name | `-${Name}`,
  columns: Readonly<Record<Name, Column>>,
): { column: Column; direction: 'asc' | 'desc' } {
  const isFalling = sort.startsWith('-');
  const name = (isFalling ? sort.slice(1) : sort) as Name;
  return { column: columns[name], direction: isFalling ? 'desc' : 'asc' };
}
