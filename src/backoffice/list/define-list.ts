import type { ReactNode } from 'react';
import type { Words } from '#i18n/words.ts';
import type { Listing, MemberOf } from '#kit/operation.ts';
import type { TeamList } from '#kit/team-list.ts';
import type { Permission } from '#modules/staff/rules/index.ts';
import type { ListLink } from '../parts/read-list.ts';

/** A column of a list. Its title is the text `columns.{name}`. */
export interface ListColumn<Row> {
  /** The sort of the list it stands for. */
  sort?: string;
  /** It names the row. */
  isHeading?: true;
  /** Figures stand on the right. */
  isFigures?: true;
  className?: string;
  /** What a sheet says, and the row where no `cell` draws it. */
  text: (row: Row) => string | number | null | undefined;
  cell?: (row: Row) => ReactNode;
}

/** Something that is done to the rows that are ticked. Its texts are `bulk.{name}.…`. */
export interface ListAction<Row> {
  name: string;
  permission: Permission;
  /** Rows it changes nothing of are left out, and counted. */
  applies?: (row: Row) => boolean;
  /** A text it takes, which may not be empty: letters at most. */
  takesText?: number;
  /** Without a tick it is about the rows of the page. */
  isOfPage?: true;
  /** It only leads to a page about them: nothing is confirmed. */
  leadsTo?: (keys: readonly string[]) => string;
}

/** An operation that reads a list of the back office. */
export type TeamListing = Listing & { readonly list: TeamList };

/** How the back office draws a list of the services. */
export interface DrawnList<L extends TeamList, Row> {
  /** Of the description its operation has. */
  id: L['id'];
  rowKey: (row: Row) => string;
  columns: Readonly<Record<L['columns'][number], ListColumn<Row>>>;
  /** Texts of its area: `title`, `columns.…`, `fields.…`, `options.{filter}.…`, `bulk.{action}.…`, `bulk.hint`. */
  t: Words<never>;
  actions?: readonly ListAction<Row>[];
}

/** A list as a page shows it: with its description and the links to itself. */
export interface OfficeListOf<L extends TeamList, Row> extends DrawnList<L, Row> {
  list: L;
  to: (shown?: ListLink<L>) => string;
}

/**
 * Draws the list an operation reads. A column that is missing, one the list does not have, or what no row has, does
 * not compile.
 */
export const officeList = <O extends TeamListing>(
  drawn: DrawnList<O['list'], MemberOf<O>>,
): DrawnList<O['list'], MemberOf<O>> => drawn;

/** Every column of a list with its name, in order. */
export const columnsOf = <L extends TeamList, Row>(
  { columns }: Pick<DrawnList<L, Row>, 'columns'>,
  names: readonly L['columns'][number][],
): readonly (ListColumn<Row> & { name: string })[] =>
  names.map((name: L['columns'][number]) => ({ ...columns[name], name }));
