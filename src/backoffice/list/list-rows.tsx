import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ListChoice, type TeamList, usualSort } from '#kit/team-list.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Table } from '#ui/table.tsx';
import { type ListLink, type ReadList, shownColumns } from '../parts/read-list.ts';
import { columnsOf, type ListColumn, type OfficeListOf } from './define-list.ts';
import { t as tList } from './list-words.ts';

type NamedColumn<Row> = ListColumn<Row> & { name: string };

interface ListRowsProps<L extends TeamList, Row> {
  office: OfficeListOf<L, Row>;
  shown: ReadList<L>;
  rows: readonly Row[];
  /** Each row has a box `choix` with its key. */
  hasBoxes: boolean;
  /** Caption of a part of the list. */
  caption?: string | undefined;
}

/** The table of a list with its visible columns; cards on narrow screens. */
export function ListRows<L extends TeamList, Row>(props: ListRowsProps<L, Row>) {
  const { office, shown, rows, hasBoxes, caption } = props;
  const { list, t, to, rowKey } = office;
  const columns = columnsOf(office, shownColumns(list, shown.look));
  const heading = Object.values<ListColumn<Row>>(office.columns).find((one) => one.isHeading);
  const choice: ListChoice<TeamList> = shown.choice;
  const linkTo = (sort: string): ListLink<L> =>
    Object.assign({}, shown.choice, { sort, look: shown.look });
  return (
    <Table
      caption={caption ?? t.translate('title')}
      hideCaption={caption === undefined}
      density={shown.look.isRoomy ? 'roomy' : 'dense'}
      asCards
    >
      <thead>
        <tr>
          {hasBoxes && (
            <th scope="col">
              <span className="sr-only">{tList('select.column')}</span>
            </th>
          )}
          {columns.map((column) => (
            <Heading
              key={column.name}
              column={column}
              label={t.translate(`columns.${column.name}`)}
              sort={choice.sort ?? usualSort(list)}
              to={(sort) => to(linkTo(sort))}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-row className="hover:bg-brume focus-within:bg-brume">
            {hasBoxes && (
              <td>
                <label className="-m-2 grid size-11 place-items-center lg:-my-2 lg:h-8">
                  <span className="sr-only">
                    {tList('select.row', { name: String(heading?.text(row) ?? rowKey(row)) })}
                  </span>
                  <input
                    type="checkbox"
                    name="choix"
                    value={rowKey(row)}
                    className="size-5 rounded-badge accent-sapin-700"
                  />
                </label>
              </td>
            )}
            {columns.map((column) => (
              <Cell
                key={column.name}
                column={column}
                row={row}
                label={t.translate(`columns.${column.name}`)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const cellClass = ({
  isFigures,
  className = '',
}: Pick<ListColumn<never>, 'isFigures' | 'className'>) =>
  `${isFigures ? 'text-right tabular-nums' : ''} ${className}`.trim() || undefined;

interface CellProps<Row> {
  column: NamedColumn<Row>;
  row: Row;
  label: string;
}

function Cell<Row>({ column, row, label }: CellProps<Row>) {
  const { isHeading, cell, text } = column;
  const shown = cell ? cell(row) : text(row);
  return isHeading ? (
    <th scope="row" className={cellClass(column)}>
      {shown}
    </th>
  ) : (
    <td data-label={label} className={cellClass(column)}>
      {shown}
    </td>
  );
}

interface HeadingProps {
  column: NamedColumn<never>;
  label: string;
  /** The current sort. */
  sort: string;
  to: (sort: string) => string;
}

/** The header of a column; a sortable one is a link that reverses the direction. */
function Heading({ column, label, sort, to }: HeadingProps) {
  const { sort: name, isFigures } = column;
  const className = isFigures ? 'text-right' : undefined;
  if (!name)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  const isRising = sort === name;
  const isFalling = sort === `-${name}`;
  // Numbers and dates are first sorted descending.
  const next = isFalling ? name : `-${name}`;
  const direction = isRising ? 'ascending' : isFalling ? 'descending' : undefined;
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <Link
        to={to(next)}
        className="inline-flex items-center gap-1 whitespace-nowrap hover:underline"
        aria-label={tList(isFalling ? 'sort.rising' : 'sort.falling', { column: label })}
      >
        {label}
        {direction && <Icon of={isRising ? ArrowUp : ArrowDown} className="size-4" />}
      </Link>
    </th>
  );
}
