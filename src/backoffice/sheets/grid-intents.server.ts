import { z } from 'zod';
import { sheetOf } from '#kit/sheet.ts';
import { SITES } from '#kit/sites.ts';
import type { SheetRowsShape } from '#modules/sheets/admin-contracts.ts';
import { FormProblem, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { sheetCalls } from '#services/admin/catalogue.ts';
import { cellName, typedCell } from './grid-cells.ts';
import { shownOf } from './sheet-intents.server.ts';
import { t } from './sheets-words.ts';

type Calls = ReturnType<typeof sheetCalls>;
type Row = SheetRowsShape['rows'][number];

/** The rows as the page showed them: a cell counts as changed when it differs from what was shown. */
const shownRows = z.array(
  z.object({ key: z.array(z.string()), cells: z.record(z.string(), z.string()) }),
);
const given = z.object({
  shown: z
    .string()
    .max(500_000)
    .transform((text) => shownRows.parse(JSON.parse(text))),
});

interface Changed {
  /** Row of the page, from 0. */
  index: number;
  key: readonly string[];
  /** Typed cells by column. */
  cells: Readonly<Record<string, string>>;
}

interface Grid {
  calls: Calls;
  form: FormData;
  /** The page of the grid that was edited. */
  query: { search?: string | undefined; page: string };
}

/**
 * Previews the typed cells of a grid as a sheet of the changed rows. What the preview refuses, and
 * what a colleague changed meanwhile, is an error under its cell.
 */
export async function previewGrid({ calls, form, query }: Grid) {
  const { done, refused } = await submitForm({
    form: 'previewGrid',
    data: form,
    schema: given,
    send: async ({ shown }) => {
      const now = await calls.rows(query);
      const columns = now.columns.map(({ name }) => name);
      const changed = shown.flatMap((row, index) => {
        const cells = changedCells({ row, index, columns, form });
        return Object.keys(cells).length > 0 ? [{ index, key: row.key, cells }] : [];
      });
      if (changed.length === 0) throw new FormProblem(t('grid.nothing'));
      refuseMoved({ changed, shown, now, columns });
      const text = sheetText(now, changed);
      const preview = await calls.preview({ text });
      refuseWrong({ preview, changed, columns });
      return { text: preview.text, preview: shownOf(preview) };
    },
  });
  return {
    refused,
    preview: done?.preview ?? null,
    text: done?.text ?? '',
    typed: typedValues(form),
  };
}

interface OfRow {
  row: z.infer<typeof shownRows>[number];
  index: number;
  columns: readonly string[];
  form: FormData;
}

function changedCells({ row, index, columns, form }: OfRow): Record<string, string> {
  const typed = columns.map((column, place) => {
    const value = form.get(cellName(index, place));
    return [column, typeof value === 'string' ? typedCell(value) : null] as const;
  });
  const changed = typed.filter(
    (cell): cell is readonly [string, string] =>
      cell[1] !== null && cell[1] !== typedCell(row.cells[cell[0]] ?? ''),
  );
  return Object.fromEntries(changed);
}

const nowOf = ({ rows }: SheetRowsShape, key: readonly string[]): Row | undefined =>
  rows.find((row) => row.key.join(' ') === key.join(' '));

interface Moved {
  changed: readonly Changed[];
  shown: z.infer<typeof shownRows>;
  now: SheetRowsShape;
  columns: readonly string[];
}

/** @throws FormProblem for cells that no longer hold what the page showed */
function refuseMoved({ changed, shown, now, columns }: Moved): void {
  const fields: Record<string, string[]> = {};
  for (const { index, key, cells } of changed) {
    const row = nowOf(now, key);
    for (const column of Object.keys(cells)) {
      const name = cellName(index, columns.indexOf(column));
      const value = row?.cells[column] ?? '';
      if (!row) fields[name] = [t('grid.gone')];
      else if (value !== (shown[index]?.cells[column] ?? ''))
        fields[name] = [t('grid.moved', { now: value || t('preview.empty') })];
    }
  }
  if (Object.keys(fields).length > 0) throw new FormProblem('', fields);
}

/** The sheet of the changed rows. Cells of those rows that nobody typed keep their present value. */
function sheetText(now: SheetRowsShape, changed: readonly Changed[]): string {
  const columns = now.columns
    .map(({ name }) => name)
    .filter((name) => changed.some(({ cells }) => name in cells));
  const rows = changed.map(({ key, cells }) => {
    const present = nowOf(now, key)?.cells;
    return [...key, ...columns.map((column) => cells[column] ?? present?.[column] ?? '')];
  });
  return sheetOf([[...now.keys, ...columns], ...rows]);
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface Judged {
  preview: Awaited<ReturnType<Calls['preview']>>;
  changed: readonly Changed[];
  columns: readonly string[];
}

/** @throws FormProblem with what is wrong under each cell */
function refuseWrong({ preview, changed, columns }: Judged): void {
  const fields: Record<string, string[]> = {};
  const others: string[] = [];
  for (const { line, key, problem } of preview.lines) {
    if (!problem) continue;
    // The first line of a sheet holds its titles.
    const row = changed[line - 2];
    const place = problem.column === null ? -1 : columns.indexOf(problem.column);
    const words = t.translate(`problems.${problem.code}`, { sites: SITES.join(', ') });
    if (row && place >= 0) fields[cellName(row.index, place)] = [capitalised(words)];
    else others.push(t('preview.problem', { column: key, words }));
  }
  if (Object.keys(fields).length > 0 || others.length > 0)
    throw new FormProblem(others.join(' '), fields);
}
