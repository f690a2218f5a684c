// A list of the back office, described once: the query of its operation, the fields that narrow it, what its address
// says and its columns that sort are made of it.

interface AnyFilter {
  /** Its name in the address of the page. */
  readonly key: string;
  readonly description?: string;
  /** Set by a link that leads here: no field is drawn while it narrows nothing. */
  readonly onlyWhenSet?: true;
}

/** Free text; `search` looks in several columns. */
interface TextFilter extends AnyFilter {
  readonly kind: 'search' | 'text';
  readonly maxLength: number;
}

/** One of several values. */
interface ChoiceFilter extends AnyFilter {
  readonly kind: 'choice';
  readonly oneOf: readonly string[];
  /** What the page shows at first, and how its address says that all are wanted, where they can be. */
  readonly initial?: { readonly value: string; readonly all?: string };
}

/** A whole number, 0 to `most`; the page offers some, or takes it from a link. */
interface NumberFilter extends AnyFilter {
  readonly kind: 'number';
  readonly most: number;
  readonly offered?: readonly string[];
}

/** One of what the page offers: carriers, people, categories. */
interface OfferedFilter extends AnyFilter {
  readonly kind: 'offered';
  readonly maxLength: number;
}

/** A civil day, `2026-11-25`. */
interface DayFilter extends AnyFilter {
  readonly kind: 'day';
}

export type ListFilter = TextFilter | ChoiceFilter | NumberFilter | OfferedFilter | DayFilter;

export interface TeamList {
  /** Its name: views are saved and sheets are called by it. */
  readonly id: string;
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** Columns it may be sorted by, where an index carries it; the first is the usual one. */
  readonly sorts?: readonly string[];
  /** The usual sort rises: names do, days and figures fall. */
  readonly rises?: true;
  /** What of each row can be shown, in order. */
  readonly columns: readonly string[];
  /** Columns that are shown only when they are chosen. */
  readonly hidden?: readonly string[];
}

export const teamList = <const L extends TeamList>(list: L): L => list;

type ValueOf<Filter> = Filter extends { oneOf: readonly (infer Value)[] } ? Value : string;

type SortNameOf<L extends TeamList> = TeamList extends L
  ? string
  : L extends { sorts: readonly (infer Name extends string)[] }
    ? Name
    : never;

/** `total`: rising; `-total`: falling. */
export type SortOf<L extends TeamList> = SortNameOf<L> | `-${SortNameOf<L>}`;

/** What narrows and sorts a list, by the names of its operation. Numbers are written as texts. */
export type ListChoice<L extends TeamList> = {
  -readonly [Name in keyof L['filters']]?: ValueOf<L['filters'][Name]> | undefined;
} & { sort?: SortOf<L> | undefined };

/** How a list is sorted when nobody says. */
export const usualSort = <L extends TeamList>({ sorts, rises }: L) =>
  `${rises ? '' : '-'}${sorts?.[0]}` as SortOf<L>;

/** Every sort of a list, rising and falling. */
export const sortsOf = <L extends TeamList>({ sorts = [] }: L): readonly SortOf<L>[] =>
  sorts.flatMap((name) => [name, `-${name}`] as SortOf<L>[]);

/** The column a sort stands for, and its direction. */
export function orderOf<Name extends string, Column>(
  sort: Name | `-${Name}`,
  columns: Readonly<Record<Name, Column>>,
): { column: Column; direction: 'asc' | 'desc' } {
  const isFalling = sort.startsWith('-');
  const name = (isFalling ? sort.slice(1) : sort) as Name;
  return { column: columns[name], direction: isFalling ? 'desc' : 'asc' };
}
