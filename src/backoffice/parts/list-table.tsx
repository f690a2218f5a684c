import type { ReactNode } from 'react';
import { Table } from '#ui/table.tsx';

/** A title; `figures` is right-aligned; false omits the column. */
type Column = string | { figures: string } | false;

interface ListTableProps {
  caption: string;
  /** Only where no heading above says it. */
  showCaption?: boolean;
  columns: readonly Column[];
  className?: string;
  /** On a narrow screen each row is a card; its cells say their column, `data-label`. */
  asCards?: boolean;
  /** The rows, as native `tr`. */
  children: ReactNode;
}

/** A table with column headers. */
export function ListTable({ showCaption = false, columns, children, ...table }: ListTableProps) {
  return (
    <Table {...table} hideCaption={!showCaption}>
      <thead>
        <tr>
          {columns
            .filter((column) => column !== false)
            .map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <th key={column.figures} scope="col" className="text-right">
                  {column.figures}
                </th>
              ),
            )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}
