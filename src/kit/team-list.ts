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
  /** What the page shows at first, and how its address then says that all are wanted. */
  readonly initial?: { readonly value: string; readonly all: string };
}

/** A whole number, 0 to `most`; the page offers some, or takes it from a link. */
interface NumberFilter extends AnyFilter {
  readonly kind: 'number';
  readonly most: number;
  readonly offered?: readonly string[];
}

export type ListFilter = TextFilter | ChoiceFilter | NumberFilter;

export interface TeamList {
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** Columns it may be sorted by; the first is the usual one, falling. */
  readonly sorts: readonly string[];
}

export const teamList = <const L extends TeamList>(list: L): L => list;

type ValueOf<Filter> = Filter extends { oneOf: readonly (infer Value)[] } ? Value : string;

/** `total`: rising; `-total`: falling. */
export type SortOf<L extends TeamList> = L['sorts'][number] | `-${L['sorts'][number]}`;

/** What narrows and sorts a list, by the names of its operation. Numbers are written as texts. */
export type ListChoice<L extends TeamList> = {
  -readonly [Name in keyof L['filters']]?: ValueOf<L['filters'][Name]> | undefined;
} & { sort?: SortOf<L> | undefined };

/** How a list is sorted when nobody says. */
export const usualSort = <L extends TeamList>(list: L) => `-${list.sorts[0]}` as SortOf<L>;

/** Every sort of a list, rising and falling. */
export const sortsOf = <L extends TeamList>({ sorts }: L): readonly SortOf<L>[] =>
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
