import type { Cents } from '#kit/money.ts';
import { ownValue } from '#kit/own-value.ts';

/** The eighteen fields of the FEC file (accounting entries for the tax office), in order (LPF A47 A-1, VII 1°). */
export const FEC_FIELDS = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const;

/** A line of a validated entry. Civil dates; `amount` in cents, positive for debit. */
export interface FecLine {
  journal: string;
  journalName: string;
  number: string;
  day: string;
  account: string;
  accountName: string;
  piece: string;
  pieceDay: string;
  label: string;
  amount: Cents;
  /** Lines with the same lettering balance each other, as an invoice and its payment do. */
  lettering: string;
  letteredOn: string;
  validatedOn: string;
}

/** For example `123456789FEC20261231.txt`: SIREN, and last day of the year. */
export const fecName = (siren: string, year: number): string => `${siren}FEC${year}1231.txt`;

const compact = (day: string) => day.replaceAll('-', '');
const euros = (cents: Cents) =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
/** Removes field and line separators; typographic characters missing in ISO 8859-15 are replaced. */
const plain = (text: string) =>
  text
    .replaceAll(/[\t\r\n|]+/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—‑]/g, '-')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim();

/** Content of the file: a header line, then one line per ledger line, separated by tabs. */
export function fecText(lines: readonly FecLine[]): string {
  const rows = lines.map((line) => [
    line.journal,
    plain(line.journalName),
    line.number,
    compact(line.day),
    line.account,
    plain(line.accountName),
    '',
    '',
    plain(line.piece),
    compact(line.pieceDay),
    plain(line.label),
    euros(Math.max(0, line.amount)),
    euros(Math.max(0, -line.amount)),
    plain(line.lettering),
    compact(line.letteredOn),
    compact(line.validatedOn),
    '',
    '',
  ]);
  return [FEC_FIELDS, ...rows].map((fields) => `${fields.join('\t')}\r\n`).join('');
}

/** A violation of the rules, with its line number; 0: the whole file. */
export interface FecProblem {
  line: number;
  rule: FecRule;
}

export type FecRule =
  | 'name'
  | 'header'
  | 'fields'
  | 'encoding'
  | 'required'
  | 'date'
  | 'dateInYear'
  | 'amount'
  | 'bothSides'
  | 'noSide'
  | 'account'
  | 'lettering'
  | 'currency'
  | 'unbalanced'
  | 'sequence'
  | 'oneDay'
  | 'openingFirst'
  | 'validation';

/** Mandatory fields; the optional ones come in pairs that are both filled or both empty. */
const REQUIRED = [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 15] as const;
const DATES = [3, 9, 14, 15] as const;

/**
 * Checks a file by the published rules (LPF L47 A, A47 A-1; BOI-CF-IOR-60-40-20): name, header,
 * eighteen fields, dates, amounts, accounts of the chart, every entry balanced and on one date,
 * gapless numbers per journal, opening balances first, lettering with its date, foreign amounts
 * with their currency. `text` is the decoded file; characters outside ISO 8859-15 are reported.
 */
export function checkFec(name: string, text: string): FecProblem[] {
  const problems: FecProblem[] = [];
  const year = Number(/^\d{9}FEC(\d{4})\d{4}\.txt$/.exec(name)?.[1]);
  if (!year || !isDay(name.slice(12, 20))) problems.push({ line: 0, rule: 'name' });
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split(text.includes('\t') ? '\t' : '|'));
  if (rows[0]?.join('\t') !== FEC_FIELDS.join('\t')) problems.push({ line: 1, rule: 'header' });
  const entries = new Entries();
  for (const [index, fields] of rows.entries()) {
    if (index === 0) continue;
    const line = index + 1;
    const found = checkFields(fields, { name, year });
    problems.push(...found.map((rule) => ({ line, rule })));
    if (!found.includes('fields')) entries.add(line, fields);
  }
  return [...problems, ...entries.problems()].toSorted((a, b) => a.line - b.line);
}

function checkFields(fields: readonly string[], { name, year }: { name: string; year: number }) {
  if (fields.length !== FEC_FIELDS.length) return ['fields' as const];
  const wrong: FecRule[] = [];
  const at = (position: number) => fields[position] ?? '';
  if (!fields.every(isWritable)) wrong.push('encoding');
  if (REQUIRED.some((position) => at(position).trim() === '')) wrong.push('required');
  if (DATES.some((position) => at(position) !== '' && !isDay(at(position)))) wrong.push('date');
  const day = at(3);
  if (isDay(day) && year && (day.slice(0, 4) !== String(year) || day > name.slice(12, 20)))
    wrong.push('dateInYear');
  if (isDay(day) && isDay(at(15)) && at(15) < day) wrong.push('validation');
  if (![at(11), at(12)].every(isAmount)) wrong.push('amount');
  else {
    const [debit, credit] = [centsOf(at(11)), centsOf(at(12))];
    if (debit !== 0 && credit !== 0) wrong.push('bothSides');
    if (debit === 0 && credit === 0) wrong.push('noSide');
  }
  if (!/^[1-7]\d{2}/.test(at(4))) wrong.push('account');
  if ((at(13) === '') !== (at(14) === '')) wrong.push('lettering');
  if ((at(16) === '') !== (at(17) === '') || (at(16) !== '' && !isAmount(at(16))))
    wrong.push('currency');
  return wrong;
}

/** Groups the lines of a file by entry. */
class Entries {
  readonly #all = new Map<string, { line: number; day: string; sum: number; isOneDay: boolean }>();
  readonly #journals: { code: string; line: number; numbers: number[] }[] = [];

  add(line: number, fields: readonly string[]): void {
    const [journal = '', , number = '', day = ''] = fields;
    const amount = centsOf(fields[11] ?? '') - centsOf(fields[12] ?? '');
    const key = `${journal} ${number}`;
    const entry = this.#all.get(key);
    if (entry) {
      entry.sum += amount;
      entry.isOneDay &&= entry.day === day;
    } else {
      this.#all.set(key, { line, day, sum: amount, isOneDay: true });
      this.#number(journal, Number(/(\d+)$/.exec(number)?.[1]), line);
    }
  }

  #number(code: string, number: number, line: number): void {
    const journal = this.#journals.find((one) => one.code === code);
    if (journal) journal.numbers.push(number);
    else this.#journals.push({ code, line, numbers: [number] });
  }

  problems(): FecProblem[] {
    const wrong: FecProblem[] = [];
    for (const { line, sum, isOneDay } of this.#all.values()) {
      if (sum !== 0) wrong.push({ line, rule: 'unbalanced' });
      if (!isOneDay) wrong.push({ line, rule: 'oneDay' });
    }
    for (const { line, numbers } of this.#journals)
      if (numbers.some((number, index) => number !== index + 1))
        wrong.push({ line, rule: 'sequence' });
    const opening = this.#journals.findIndex(({ code }) => code === 'AN');
    if (opening > 0) wrong.push({ line: this.#journals[opening]?.line ?? 0, rule: 'openingFirst' });
    return wrong;
  }
}

const isAmount = (text: string) => /^-?\d+(,\d{1,2})?$/.test(text);
const centsOf = (text: string) => Math.round(Number(text.replace(',', '.')) * 100) || 0;

function isDay(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  try {
    Temporal.PlainDate.from(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`, {
      overflow: 'reject',
    });
    return true;
  } catch {
    // An impossible date is a violation to report, not an error.
    return false;
  }
}

/** ISO 8859-15 replaced eight characters of ISO 8859-1 by these. */
const INSTEAD: Readonly<Record<string, number>> = {
  '€': 0xa4,
  Š: 0xa6,
  š: 0xa8,
  Ž: 0xb4,
  ž: 0xb8,
  Œ: 0xbc,
  œ: 0xbd,
  Ÿ: 0xbe,
};
const GIVEN_UP = new Set(Object.values(INSTEAD));

/** Byte of a character in ISO 8859-15; undefined when it has none. */
function byteOf(sign: string): number | undefined {
  const instead = ownValue(INSTEAD, sign);
  if (instead !== undefined) return instead;
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x100 && !GIVEN_UP.has(code) ? code : undefined;
}

const isWritable = (text: string) => [...text].every((sign) => byteOf(sign) !== undefined);

/** Encodes a text in ISO 8859-15, one of the allowed encodings; missing characters become question marks. */
export const latin9 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text], (sign) => byteOf(sign) ?? 0x3f);
