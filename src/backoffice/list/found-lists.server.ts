import type { Operation } from '#kit/operation.ts';
import type { TeamList } from '#kit/team-list.ts';
import type { DrawnList, TeamListing } from './define-list.ts';

type Files = Record<string, Record<string, unknown>>;
type AnyDrawn = DrawnList<TeamList, unknown>;

const drawn: Files = import.meta.glob('../*/*-list{,.page}.tsx', { eager: true });
const operations: Files = import.meta.glob('../../modules/*/admin-operations.ts', { eager: true });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isDrawn = (value: unknown): value is AnyDrawn =>
  isObject(value) && 'rowKey' in value && 'columns' in value;
const isListing = (value: unknown): value is TeamListing & Operation =>
  isObject(value) && 'answer' in value && 'list' in value;

const found = <Value>(files: Files, is: (value: unknown) => value is Value): Value[] =>
  Object.values(files).flatMap((exported) => Object.values(exported).filter(is));

const listings = new Map(
  found(operations, isListing).map((operation) => [operation.list.id, operation]),
);

/** A list with how it is drawn and the operation that has its description. */
interface FoundList {
  office: AnyDrawn;
  operation: TeamListing & Operation;
}

/** Every list that is drawn, by its name. */
export const foundLists: ReadonlyMap<string, FoundList> = new Map(
  found(drawn, isDrawn).map((office) => {
    const operation = listings.get(office.id);
    if (!operation) throw new Error(`No operation has the list "${office.id}".`);
    return [office.id, { office, operation }];
  }),
);
