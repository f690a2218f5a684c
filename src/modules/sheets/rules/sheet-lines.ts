/** What is wrong with a cell. */
export type CellProblem =
  | 'empty'
  | 'too_long'
  | 'number'
  | 'flag'
  | 'bars'
  | 'bars_taken'
  | 'below_promised'
  | 'unpriced'
  | 'price'
  | 'led_to'
  | 'site'
  | 'first_price'
  | 'path'
  | 'target'
  | 'status'
  | 'loop'
  | 'kept'
  | 'hides'
  | 'date'
  | 'instant'
  | 'choice'
  | 'phone'
  | 'postcode'
  | 'point'
  | 'wrong'
  /** It exists with other data; an import from another shop only adds. */
  | 'there'
  /** It refers to a row that is not in the sheet. */
  | 'orphan'
  | 'taken'
  | 'past'
  | 'unnumbered';

/** What is wrong with a line as a whole, or with one of its cells. */
export type LineProblem = 'unknown' | 'twice' | CellProblem;

/** A remark on a valid line: by how many whole percent a price moves, and whether that needs confirmation (PRI-04). */
export interface LineNote {
  /** `unusual` is applied only after a confirmation. */
  code: 'moves' | 'unusual';
  percent: number;
}

export type Cells = Readonly<Record<string, string>>;

/** A parsed row: its cells in normal form, and its problem, if any. */
export interface CheckedRow {
  line: number;
  /** Its key within its kind. */
  key: string;
  /** Name of the thing, if it exists. */
  name: string | null;
  /** The current cells; null if it does not exist. */
  before: Cells | null;
  /** The cells to write, for the columns of the sheet; null deletes it. */
  after: Cells | null;
  problem: { column: string | null; code: LineProblem } | null;
  note?: LineNote | null;
}

export interface SheetLine extends CheckedRow {
  note: LineNote | null;
  /** Columns that change; may be empty. */
  changes: readonly { column: string; before: string | null; after: string | null }[];
}

/** Rows with their changes; a key that occurs twice is an error in the second row. */
export function linesOf(rows: readonly CheckedRow[]): SheetLine[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const isTwice = seen.has(row.key);
    seen.add(row.key);
    const problem = isTwice ? ({ column: null, code: 'twice' } as const) : row.problem;
    const changes = problem ? [] : changesOf(row);
    return { ...row, problem, note: changes.length > 0 ? (row.note ?? null) : null, changes };
  });
}

function changesOf({ before, after }: CheckedRow): SheetLine['changes'] {
  const columns = Object.keys(after ?? before ?? {});
  return columns.flatMap((column) => {
    const [was, is] = [before?.[column] ?? null, after?.[column] ?? null];
    return was === is ? [] : [{ column, before: was, after: is }];
  });
}
