import { readGs1 } from '#kit/gs1.ts';
import { readDelivery } from '#modules/catalog/rules/index.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { t } from './stock-words.ts';

/** Number of rows for typed lines; more are pasted. */
export const TYPED_ROWS = 8;

interface TypedLine {
  code: string;
  quantity: number;
  lot: string | null;
  bestBefore: string | null;
  place: string | null;
  /** The field it was typed in. */
  field: string;
  /** Wraps an error message with the line it concerns. */
  name: (message: string) => string;
}

const COLUMNS = ['code', 'quantity', 'lot', 'bestBefore', 'place'];
const PROBLEM_FIELDS = { lot: 'lot', date: 'bestBefore', place: 'place' } as const;

/** A GS1 code scanned into the article field fills in lot, date and quantity where they are empty. */
function scanned([code = '', quantity = '', lot = '', bestBefore = '', place = '']: string[]) {
  const read = readGs1(code);
  if (!read?.gtin) return [code, quantity, lot, bestBefore, place];
  return [
    /^\d{8}$/.test(code) ? code : read.gtin,
    quantity || String(read.count ?? ''),
    lot || (read.lot ?? ''),
    bestBefore || (read.bestBefore ?? ''),
    place,
  ];
}

const asTyped = (message: string) => message;

/** The typed and pasted lines of a delivery. @throws FormProblem listing each invalid line */
export function readDeliveryForm(data: FormData): TypedLine[] {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const wrong: Record<string, string[]> = {};
  const lines: TypedLine[] = [];
  for (let row = 1; row <= TYPED_ROWS; row += 1) {
    const field = `code.${row}`;
    const cells = COLUMNS.map((column) => text(`${column}.${row}`).replaceAll(';', ' '));
    if (cells.every((cell) => cell === '')) continue;
    const read = readDelivery(`\n${scanned(cells).join(';')}`);
    const [line] = read.lines;
    const [problem] = read.problems;
    if (line) lines.push({ ...line, field, name: asTyped });
    else if (problem && problem.problem !== 'unreadable' && problem.problem !== 'quantity')
      wrong[`${PROBLEM_FIELDS[problem.problem]}.${row}`] = [
        t(`delivery.problems.${problem.problem}Row`),
      ];
    else wrong[field] = [t('delivery.problems.row')];
  }
  const pasted = readDelivery(String(data.get('paste') ?? ''));
  const reported = pasted.problems.map(({ line, problem }) =>
    t(`delivery.problems.${problem}`, { line }),
  );
  if (reported.length > 0) wrong.paste = reported;
  for (const line of pasted.lines) {
    const name = (message: string) => t('delivery.problems.line', { line: line.line, message });
    lines.push({ ...line, field: 'paste', name });
  }
  if (Object.keys(wrong).length > 0) throw new FormProblem(t('delivery.problems.wrong'), wrong);
  if (lines.length === 0) throw new FormProblem(t('delivery.problems.nothing'));
  return lines;
}
