import {
  type ListChoice,
  type ListFilter,
  type SortOf,
  sortsOf,
  type TeamList,
} from '#kit/team-list.ts';

/** Parameters of a list's address. */
export interface ReadList<L extends TeamList> {
  /** From 1. */
  page: number;
  /** Filters and sort. */
  choice: ListChoice<L>;
  look: ListLook;
}

/** Display options of a list. */
export interface ListLook {
  /** The selected columns in the list's order; undefined for the default. */
  columns?: readonly string[] | undefined;
  /** Rows of two lines, instead of twenty on a screen. */
  isRoomy?: boolean | undefined;
}

/** Parses the address of a list; invalid values are ignored. */
export function readList<L extends TeamList>(request: Request, list: L): ReadList<L> {
  const query = new URL(request.url).searchParams;
  const page = query.get('page') ?? '1';
  const filters = Object.entries(list.filters).map(([name, filter]) => [
    name,
    readFilter(filter, query.get(filter.key) ?? ''),
  ]);
  const sort = sortsOf(list).find((one) => one === query.get('tri'));
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    choice: Object.fromEntries([...filters, ['sort', sort]]),
    look: {
      columns: chosenColumns(list, query.getAll('colonnes').join(',').split(',')),
      isRoomy: query.get('densite') === ROOMY || undefined,
    },
  };
}

/** Query value for rows of two lines. */
export const ROOMY = 'aeree';

/** Undefined for the default columns, to keep the address short. */
function chosenColumns({ columns, hidden = [] }: TeamList, typed: readonly string[]) {
  const chosen = columns.filter((name) => typed.includes(name));
  const usual = columns.filter((name) => !hidden.includes(name));
  return chosen.length === 0 || chosen.join() === usual.join() ? undefined : chosen;
}

/** The visible columns of a list. */
export const shownColumns = <L extends TeamList>(
  { columns, hidden = [] }: L,
  look: ListLook,
): readonly L['columns'][number][] =>
  columns.filter((name) => look.columns?.includes(name) ?? !hidden.includes(name));

function readFilter(filter: ListFilter, typed: string): string | undefined {
  if (filter.kind === 'choice') {
    if (typed === filter.initial?.all) return undefined;
    return filter.oneOf.find((one) => one === typed) ?? filter.initial?.value;
  }
  if (filter.kind === 'number') {
    const isOffered = filter.offered === undefined || filter.offered.includes(typed);
    return isOffered && /^\d{1,15}$/.test(typed) && Number(typed) <= filter.most
      ? typed
      : undefined;
  }
  if (filter.kind === 'day') return isDay(typed) ? typed : undefined;
  return typed.slice(0, filter.maxLength) || undefined;
}

const isDay = (typed: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed));

/** Query of the list's operation: filters, sort and page. */
export const listRequest = <L extends TeamList>({
  page,
  choice,
}: Pick<ReadList<L>, 'page' | 'choice'>) => ({
  ...choice,
  page: String(page),
});

/** A filter's value as a query parameter; undefined when it is omitted. */
export function writtenFilter(filter: ListFilter, value: string | undefined): string | undefined {
  if (filter.kind !== 'choice' || !filter.initial) return value;
  return value === filter.initial.value ? undefined : (value ?? filter.initial.all);
}

/** Parameters of a link to a list. */
export type ListLink<L extends TeamList> = ListChoice<L> & { page?: number; look?: ListLook };
export type { SortOf };
