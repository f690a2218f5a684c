import type { ReactNode } from 'react';
import type { Words } from '#i18n/words.ts';
import type { Listing, MemberOf } from '#kit/operation.ts';
import type { TeamList } from '#kit/team-list.ts';
import type { Permission } from '#modules/staff/rules/index.ts';
import type { ListLink } from '../parts/read-list.ts';

/** A column of a list. Its title is the text `columns.{name}`. */
export interface ListColumn<Row> {
  /** The list's sort that this column uses. */
  sort?: string;
  /** It is the row header. */
  isHeading?: true;
  /** Numbers are right-aligned. */
  isFigures?: true;
  className?: string;
  /** Text of the cell in a sheet, and on the page unless `cell` renders it. */
  text: (row: Row) => string | number | null | undefined;
  cell?: (row: Row) => ReactNode;
}

/** A bulk action. Its messages are `bulk.{name}.…`. */
export interface ListAction<Row> {
  name: string;
  permission: Permission;
  /** Rows it does not apply to are skipped and counted. */
  applies?: (row: Row) => boolean;
  /** It requires a text with this maximum length. */
  takesText?: number;
  /** Without a selection it applies to the rows of the page. */
  isOfPage?: true;
  /** It only opens a page about the rows, so there is no confirmation. */
  leadsTo?: (keys: readonly string[]) => string;
}

/** An operation that reads a list of the back office. */
export type TeamListing = Listing & { readonly list: TeamList };

/** How the back office renders a list of the API. */
export interface DrawnList<L extends TeamList, Row> {
  /** Id of the list in its operation. */
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

/** Defines the rendering of an operation's list. A missing column, an unknown one, or one no row has does not compile. */
export const officeList = <O extends TeamListing>(
  drawn: DrawnList<O['list'], MemberOf<O>>,
): DrawnList<O['list'], MemberOf<O>> => drawn;

/** All columns of a list with their names, in order. */
export const columnsOf = <L extends TeamList, Row>(
  { columns }: Pick<DrawnList<L, Row>, 'columns'>,
  names: readonly L['columns'][number][],
): readonly (ListColumn<Row> & { name: string })[] =>
  names.map((name: L['columns'][number]) => ({ ...columns[name], name }));
