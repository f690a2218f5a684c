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
  /** It is here already, with other words; what comes from another shop adds, and changes nothing. */
  | 'there'
  /** It hangs on a row that is not in the sheet. */
  | 'orphan'
  | 'taken'
  | 'past'
  | 'unnumbered';

/** What is wrong with a line as a whole, or with one of its cells. */
export type LineProblem = 'unknown' | 'twice' | CellProblem;

/** What is to be seen of a line that is right: by how many whole percent a price moves, and whether that is meant (PRI-04). */
export interface LineNote {
  /** `unusual` is applied only once somebody says that it is meant. */
  code: 'moves' | 'unusual';
  percent: number;
}

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
  note?: LineNote | null;
}

export interface SheetLine extends CheckedRow {
  note: LineNote | null;
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
