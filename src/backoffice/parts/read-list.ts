import {
  type ListChoice,
  type ListFilter,
  type SortOf,
  sortsOf,
  type TeamList,
} from '#kit/team-list.ts';

/** The part of a list an address asks for. */
export interface ReadList<L extends TeamList> {
  /** From 1. */
  page: number;
  /** What narrows and sorts it. */
  choice: ListChoice<L>;
  look: ListLook;
}

/** How a list is drawn, whatever it holds. */
export interface ListLook {
  /** The columns that were chosen, in the order of the list; the usual ones where there are none. */
  columns?: readonly string[] | undefined;
  /** Rows of two lines, instead of twenty on a screen. */
  isRoomy?: boolean | undefined;
}

/** What the address of a list asks for. It may be typed by hand: an odd value asks nothing. */
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

/** How an address asks for rows of two lines. */
export const ROOMY = 'aeree';

/** Undefined for the usual ones, so that an address says no more than it must. */
function chosenColumns({ columns, hidden = [] }: TeamList, typed: readonly string[]) {
  const chosen = columns.filter((name) => typed.includes(name));
  const usual = columns.filter((name) => !hidden.includes(name));
  return chosen.length === 0 || chosen.join() === usual.join() ? undefined : chosen;
}

/** The columns of a list that are shown. */
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

/** What the operation of a list is asked: the choice and the page. */
export const listRequest = <L extends TeamList>({
  page,
  choice,
}: Pick<ReadList<L>, 'page' | 'choice'>) => ({
  ...choice,
  page: String(page),
});

/** How an address says what a filter is; undefined where it says nothing. */
export function writtenFilter(filter: ListFilter, value: string | undefined): string | undefined {
  if (filter.kind !== 'choice' || !filter.initial) return value;
  return value === filter.initial.value ? undefined : (value ?? filter.initial.all);
}

/** What a list may be asked for by a link. */
export type ListLink<L extends TeamList> = ListChoice<L> & { page?: number; look?: ListLook };
export type { SortOf };
