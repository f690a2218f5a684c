import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { SheetRowsShape } from '#modules/sheets/admin-contracts.ts';
import { writeFlag } from '#modules/sheets/rules/index.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { classNames } from '#ui/class-names.ts';
import { controlClass } from '#ui/control-class.ts';
import { describedBy, FieldError } from '#ui/field.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { writeInto } from '../parts/write-into.ts';
import { cellName, pastedBlock, rowsMoved } from './grid-cells.ts';
import { t } from './sheets-words.ts';

type Column = SheetRowsShape['columns'][number];
type Row = SheetRowsShape['rows'][number];
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface GridTableProps {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  form: FormState;
  /** Names of the cells whose text differs from the page. */
  changed: ReadonlySet<string>;
}

/** Rows with a control in each cell. Arrows and Enter move by a row; a pasted block fills the cells from the focused one on. */
export function GridTable({ caption, columns, rows, form, changed }: GridTableProps) {
  const whole = useRef<HTMLDivElement>(null);
  const controlAt = (row: number, column: number) =>
    whole.current?.querySelector<Control>(`[name="${cellName(row, column)}"]`) ?? null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    const by = rowsMoved(event.key);
    if (!place || by === 0) return;
    // In a list of choices arrows choose, in a text of several lines they move within it.
    const isEnter = event.key === 'Enter';
    if (!isEnter && !(event.target instanceof HTMLInputElement)) return;
    if (isEnter && event.shiftKey) return;
    event.preventDefault();
    const next = controlAt(place.row + by, place.column);
    next?.focus();
    if (next && 'select' in next) next.select();
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    const block = pastedBlock(event.clipboardData.getData('text/plain'));
    if (!place || !block) return;
    event.preventDefault();
    block.forEach((cells, down) => {
      cells.forEach((text, across) => {
        const control = controlAt(place.row + down, place.column + across);
        if (control) writeInto(control.id, text);
      });
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the controls inside
    <div ref={whole} onKeyDown={onKeyDown} onPaste={onPaste}>
      <ListTable
        caption={caption}
        asCards
        columns={[
          t('grid.column'),
          ...columns.map(({ name, holds }) =>
            holds === 'figure' ? { figures: columnName(name) } : columnName(name),
          ),
        ]}
      >
        {rows.map(({ key, name, cells }, row) => (
          <tr key={key.join(' ')}>
            <th scope="row" className="min-w-52 max-w-96 wrap-anywhere">
              <span className="block">
                {name}
                <span className="block font-normal text-encre-2">
                  {key.filter((part) => part !== name).join(' · ')}
                </span>
              </span>
            </th>
            {columns.map((column, place) => (
              <GridCell
                key={column.name}
                column={column}
                rowName={name}
                field={form.field(cellName(row, place))}
                shown={cells[column.name] ?? ''}
                isChanged={changed.has(cellName(row, place))}
              />
            ))}
          </tr>
        ))}
      </ListTable>
    </div>
  );
}

const columnName = (column: string): string => t.translate(`grid.columns.${column}`);

/** Row and column of the control an event happened in; null outside the cells. */
function placeOf(target: EventTarget): { row: number; column: number } | null {
  const name = target instanceof Element ? target.getAttribute('name') : null;
  const [, row, column] = /^cell-(\d+)-(\d+)$/.exec(name ?? '') ?? [];
  return row === undefined ? null : { row: Number(row), column: Number(column) };
}

interface GridCellProps {
  column: Column;
  rowName: string;
  field: ReturnType<FormState['field']>;
  /** What the page showed. */
  shown: string;
  isChanged: boolean;
}

const WIDTHS = {
  text: 'min-w-40',
  long_text: 'min-w-72',
  figure: 'min-w-24',
  flag: 'min-w-24',
} as const satisfies Record<Column['holds'], string>;

function GridCell({ column, rowName, field, shown, isChanged }: GridCellProps) {
  const { id, name, error, defaultValue = shown } = field;
  const control = {
    id,
    name,
    defaultValue,
    'data-shown': shown,
    'aria-label': t('grid.cell', { column: columnName(column.name), name: rowName }),
    ...describedBy(id, { error }),
    className: classNames(
      controlClass,
      'min-h-11! px-2! py-1! text-small! lg:min-h-9!',
      column.holds === 'figure' && 'text-right tabular-nums',
      isChanged && 'bg-sapin-100 font-bold',
    ),
  };
  return (
    <td data-label={columnName(column.name)} className={WIDTHS[column.holds]}>
      {column.holds === 'long_text' && (
        <textarea {...control} rows={1} className={`${control.className} field-sizing-content`} />
      )}
      {column.holds === 'flag' && (
        <select {...control}>
          {[true, false].map((flag) => (
            <option key={writeFlag(flag)}>{writeFlag(flag)}</option>
          ))}
        </select>
      )}
      {(column.holds === 'text' || column.holds === 'figure') && (
        <input
          {...control}
          autoComplete="off"
          inputMode={column.holds === 'figure' ? 'decimal' : undefined}
        />
      )}
      <FieldError id={id} error={error} />
    </td>
  );
}
