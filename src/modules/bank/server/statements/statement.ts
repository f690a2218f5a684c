import type { BankLine } from '../../rules/index.ts';

/** A statement as it was read. */
export interface Statement {
  format: 'camt' | 'ofx' | 'csv';
  lines: BankLine[];
  /** Lines of a table that could not be read, as they are numbered in it. */
  unread: readonly number[];
}
