import { readSheet } from '#kit/read-sheet.ts';
import { type BankLine, readAmount, readDay } from '../../rules/index.ts';
import type { Statement } from './statement.ts';

/** Column titles used by banks; the first match counts. */
const TITLES = {
  day: [
    'date',
    'date de comptabilisation',
    "date d'opération",
    'date operation',
    'date opération',
    'dateop',
  ],
  amount: ['montant', 'montant(euros)', 'montant (eur)', 'amount'],
  credit: ['crédit', 'credit'],
  debit: ['débit', 'debit'],
  label: ['libellé', 'libelle', 'libellé simplifié', 'libelle operation', 'label', 'description'],
  more: [
    'informations complementaires',
    'informations complémentaires',
    'détail',
    'detail',
    'motif',
  ],
  party: ['contrepartie', 'tiers', 'nom', 'counterparty'],
  reference: ['référence', 'reference', 'réf', 'ref'],
} as const;
type Column = keyof typeof TITLES;

/** Rows of a table with a date and an amount, or a credit and a debit; null when it has no such columns. */
export function readCsv(text: string): Statement | null {
  const { columns, rows } = readSheet(text, { needed: [], optional: Object.values(TITLES).flat() });
  const titleOf = (column: Column) => TITLES[column].find((title) => columns.includes(title));
  const has = (column: Column) => titleOf(column) !== undefined;
  if (!has('day') || !(has('amount') || has('credit') || has('debit'))) return null;
  const unread: number[] = [];
  const lines = rows.flatMap((row): BankLine[] => {
    const cell = (column: Column) => row.cells[titleOf(column) ?? ''] ?? '';
    const line = lineOf(cell);
    if (!line) unread.push(row.line);
    return line ? [line] : [];
  });
  return { format: 'csv', lines, unread };
}

function lineOf(cell: (column: Column) => string): BankLine | null {
  const bookedOn = readDay(cell('day'));
  const amount = amountOf(cell);
  if (bookedOn === null || amount === null) return null;
  return {
    reference: cell('reference'),
    bookedOn,
    amount,
    party: cell('party'),
    label: [cell('label'), cell('more')].filter(Boolean).join(' '),
  };
}

function amountOf(cell: (column: Column) => string): number | null {
  if (cell('amount') !== '') return readAmount(cell('amount'));
  if (cell('credit') !== '') return readAmount(cell('credit'));
  const debit = readAmount(cell('debit'));
  return debit === null ? null : 0 - Math.abs(debit);
}
