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
  | 'path'
  | 'target'
  | 'status'
  | 'loop'
  | 'kept'
  | 'hides';

/** What is wrong with a line as a whole, or with one of its cells. */
export type LineProblem = 'unknown' | 'twice' | CellProblem;

export type Cells = Readonly<Record<string, string>>;

/** A row as its kind read it: what it says in normal form, and what is wrong with it. */
export interface CheckedRow {
  line: number;
  /** What it is about, by name in its kind. */
  key: string;
  /** In words, when there is such a thing. */
  name: string | null;
  /** What stands there now; null: nothing does. */
  before: Cells | null;
  /** What the row asks for, of the columns it has; null: that it goes. */
  after: Cells | null;
  problem: { column: string | null; code: LineProblem } | null;
}

export interface SheetLine extends CheckedRow {
  /** Columns that change; none when nothing does. */
  changes: readonly { column: string; before: string | null; after: string | null }[];
}

/** Rows with what each changes; what a sheet names twice is wrong the second time. */
export function linesOf(rows: readonly CheckedRow[]): SheetLine[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const isTwice = seen.has(row.key);
    seen.add(row.key);
    const problem = isTwice ? ({ column: null, code: 'twice' } as const) : row.problem;
    return { ...row, problem, changes: problem ? [] : changesOf(row) };
  });
}

function changesOf({ before, after }: CheckedRow): SheetLine['changes'] {
  const columns = Object.keys(after ?? before ?? {});
  return columns.flatMap((column) => {
    const [was, is] = [before?.[column] ?? null, after?.[column] ?? null];
    return was === is ? [] : [{ column, before: was, after: is }];
  });
}
