import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Words } from '#i18n/words.ts';
import { defined } from '#kit/defined.ts';
import { type ListChoice, type ListFilter, type TeamList, usualSort } from '#kit/team-list.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Table } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t as tFrame } from '../frame/frame-words.ts';
import { ChoiceField, SearchField } from './filter-fields.tsx';
import { ListPage } from './list-page.tsx';
import { type ListLink, type ReadList, writtenFilter } from './read-list.ts';

/** A column of a list. Its title is the text `columns.{name}`. */
export interface ListColumn<Row> {
  name: string;
  /** The sort of the list it stands for. */
  sort?: string;
  /** It names the row. */
  isHeading?: true;
  /** Figures stand on the right. */
  isFigures?: true;
  className?: string;
  cell: (row: Row) => ReactNode;
}

interface OfficeListProps<L extends TeamList, Row> {
  list: L;
  shown: ReadList<L>;
  rows: readonly Row[];
  total: number;
  rowKey: (row: Row) => string | number;
  columns: readonly ListColumn<Row>[];
  to: (shown?: ListLink<L>) => string;
  /** Texts of its area: `title`, `columns.…`, `fields.…`, `options.{filter}.…`. */
  t: Words<never>;
  /** How many there are, in words. */
  lead: string;
  aside?: ReactNode;
  none?: string | undefined;
}

/** A list of the back office, drawn from its description: fields, rows, sorts, pages. */
export function OfficeList<L extends TeamList, Row>(props: OfficeListProps<L, Row>) {
  const { list, shown, rows, total, rowKey, columns, to, t, lead, aside, none } = props;
  const title = t.translate('title');
  const choice = shown.choice as ListChoice<TeamList>;
  const { sort, ...narrowing } = choice;
  const written = Object.fromEntries(
    Object.entries(list.filters).map(([name, filter]) => [
      name,
      writtenFilter(filter, narrowing[name]),
    ]),
  );
  return (
    <ListPage
      title={title}
      lead={lead}
      aside={aside}
      // Asked for a page of what is shown, or for the whole list.
      to={({ page }: { page?: number }) =>
        page === undefined ? to() : to({ ...shown.choice, page } as ListLink<L>)
      }
      filter={written}
      page={shown.page}
      total={total}
      none={none}
      fields={
        <>
          {sort && <input type="hidden" name="tri" value={sort} />}
          {Object.entries(list.filters).map(([name, filter]) => (
            <FilterField key={name} name={name} filter={filter} value={narrowing[name]} t={t} />
          ))}
        </>
      }
    >
      <Table caption={title} hideCaption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading
                key={column.name}
                column={column}
                label={t.translate(`columns.${column.name}`)}
                sort={sort ?? usualSort(list)}
                to={(next) => to({ ...shown.choice, sort: next } as ListLink<L>)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.name} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ListPage>
  );
}

const cellClass = ({ isFigures, className = '' }: ListColumn<never>) =>
  `${isFigures ? 'text-right tabular-nums' : ''} ${className}`.trim() || undefined;

function Cell<Row>({ column, row }: { column: ListColumn<Row>; row: Row }) {
  const { isHeading, cell } = column;
  return isHeading ? (
    <th scope="row" className={cellClass(column)}>
      {cell(row)}
    </th>
  ) : (
    <td className={cellClass(column)}>{cell(row)}</td>
  );
}

interface HeadingProps {
  column: ListColumn<never>;
  label: string;
  /** How the list is sorted now. */
  sort: string;
  to: (sort: string) => string;
}

/** The title of a column; where it sorts, a link that turns the direction. */
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
  // What one reads first of figures and days is the most or the latest.
  const next = isFalling ? name : `-${name}`;
  const direction = isRising ? 'ascending' : isFalling ? 'descending' : undefined;
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <Link
        to={to(next)}
        className="inline-flex items-center gap-1 whitespace-nowrap hover:underline"
        aria-label={tFrame(isFalling ? 'sort.rising' : 'sort.falling', { column: label })}
      >
        {label}
        {direction && <Icon of={isRising ? ArrowUp : ArrowDown} className="size-4" />}
      </Link>
    </th>
  );
}

interface FilterFieldProps {
  name: string;
  filter: ListFilter;
  value: string | undefined;
  t: Words<never>;
}

/** The field of one filter. */
function FilterField({ name, filter, value, t }: FilterFieldProps) {
  const { key } = filter;
  const label = t.translate(`fields.${name}`);
  const text = (area: string) =>
    t.has(`${area}.${name}`) ? t.translate(`${area}.${name}`) : undefined;
  const optionsOf = (values: readonly string[]) =>
    values.map((one) => ({ value: one, label: t.translate(`options.${name}.${one}`) }));
  if (filter.onlyWhenSet && value === undefined) return null;
  if (filter.kind === 'search')
    return (
      <SearchField
        label={label}
        placeholder={text('placeholders')}
        hint={text('hints')}
        value={value}
        maxLength={filter.maxLength}
      />
    );
  if (filter.kind === 'choice') {
    const { oneOf, initial } = filter;
    return (
      <ChoiceField
        name={key}
        label={label}
        any={initial ? undefined : t.translate('fields.all')}
        value={value ?? initial?.all}
        options={defined([
          ...optionsOf(oneOf),
          initial ? { value: initial.all, label: t.translate('fields.all') } : undefined,
        ])}
      />
    );
  }
  if (filter.kind === 'number')
    return filter.offered ? (
      <ChoiceField
        name={key}
        label={label}
        any={text('any') ?? t.translate('fields.all')}
        value={value}
        options={optionsOf(filter.offered)}
      />
    ) : (
      <input type="hidden" name={key} value={value} />
    );
  return (
    <TextField
      id={key}
      name={key}
      label={label}
      hint={text('hints')}
      defaultValue={value}
      maxLength={filter.maxLength}
    />
  );
}
