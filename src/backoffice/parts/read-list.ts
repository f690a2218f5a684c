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
  };
}

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
  return typed.slice(0, filter.maxLength) || undefined;
}

/** What the operation of a list is asked: the choice and the page. */
export const listRequest = <L extends TeamList>({ page, choice }: ReadList<L>) => ({
  ...choice,
  page: String(page),
});

/** How an address says what a filter is; undefined where it says nothing. */
export function writtenFilter(filter: ListFilter, value: string | undefined): string | undefined {
  if (filter.kind !== 'choice' || !filter.initial) return value;
  return value === filter.initial.value ? undefined : (value ?? filter.initial.all);
}

/** What a list may be asked for by a link. */
export type ListLink<L extends TeamList> = ListChoice<L> & { page?: number };
export type { SortOf };
