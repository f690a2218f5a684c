import type { CellProblem } from '#modules/sheets/rules/index.ts';

/** Parses a typed cell: its normal form, or the problem. */
export type Cell = (typed: string) => { text: string } | { problem: CellProblem };

const fine = (text: string) => ({ text });
const wrong = (problem: CellProblem) => ({ problem });

/** A required text of one line; `most` is its maximum length. */
export const words =
  (most: number): Cell =>
  (typed) => {
    if (typed === '') return wrong('empty');
    if (/\p{Cc}/u.test(typed)) return wrong('wrong');
    return typed.length > most ? wrong('too_long') : fine(typed);
  };

/** Makes a cell optional. */
export const optional =
  (cell: Cell): Cell =>
  (typed) =>
    typed === '' ? fine('') : cell(typed);

/** Text of several lines; may be empty. */
export const paragraph =
  (most: number): Cell =>
  (typed) =>
    typed.length > most ? wrong('too_long') : fine(typed);

export const flag: Cell = (typed) => {
  const said = typed.toLowerCase();
  return said === 'oui' || said === 'non' ? fine(said) : wrong('flag');
};

export const whole =
  (least: number, most: number): Cell =>
  (typed) => {
    if (!/^\d{1,9}$/.test(typed)) return wrong('number');
    const value = Number(typed);
    return value < least || value > most ? wrong('number') : fine(String(value));
  };

/** Kilograms, with a comma or a point. */
export const kilograms: Cell = (typed) => {
  const value = Number(typed.replace(',', '.'));
  return Number.isFinite(value) && value > 0 && value < 100
    ? fine(String(value).replace('.', ','))
    : wrong('number');
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** A civil date as `2026-11-26`. */
export const day: Cell = (typed) => (isDay(typed) ? fine(typed) : wrong('date'));

/** An instant as `2026-11-26T09:30:00.000Z`. */
export const instant: Cell = (typed) => {
  const at = /^\d{4}-\d{2}-\d{2}T/.test(typed) ? Date.parse(typed) : Number.NaN;
  return Number.isNaN(at) ? wrong('instant') : fine(new Date(at).toISOString());
};

export const oneOf =
  (...choices: readonly string[]): Cell =>
  (typed) =>
    choices.includes(typed) ? fine(typed) : wrong('choice');

export const matching =
  (form: RegExp, problem: CellProblem = 'wrong'): Cell =>
  (typed) =>
    form.test(typed) ? fine(typed) : wrong(problem);

/** Values separated by spaces; may be empty. */
export const list =
  (form: RegExp): Cell =>
  (typed) =>
    typed.split(/\s+/).every((one) => one === '' || form.test(one))
      ? fine(typed.split(/\s+/).filter(Boolean).join(' '))
      : wrong('wrong');

/** Weights of an animal in kilograms by civil date, in order: `2026-01-02=4,5 2026-03-01=5`. */
export const weighings: Cell = (typed) => {
  const read = typed.split(/\s+/).filter(Boolean);
  const isWrong = read.some((one) => {
    const [on = '', weight = ''] = one.split('=');
    return !isDay(on) || 'problem' in kilograms(weight);
  });
  return isWrong ? wrong('wrong') : fine(read.toSorted().join(' '));
};

export interface ReadCells {
  /** Cells in normal form; invalid ones as typed. */
  after: Record<string, string>;
  /** The first invalid cell. */
  problem: { column: string; code: CellProblem } | null;
}

/** Reads the cells of a row by its columns. */
export function readCells(
  columns: Readonly<Record<string, Cell>>,
  cells: Readonly<Record<string, string>>,
): ReadCells {
  const after: Record<string, string> = {};
  let problem: ReadCells['problem'] = null;
  for (const [column, cell] of Object.entries(columns)) {
    const typed = cells[column] ?? '';
    const said = cell(typed);
    after[column] = 'text' in said ? said.text : typed;
    if ('problem' in said) problem ??= { column, code: said.problem };
  }
  return { after, problem };
}
