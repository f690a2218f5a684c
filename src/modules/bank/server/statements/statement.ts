import type { BankLine } from '../../rules/index.ts';

/** A parsed statement. */
export interface Statement {
  format: 'camt' | 'ofx' | 'csv';
  lines: BankLine[];
  /** Line numbers of a table that could not be parsed. */
  unread: readonly number[];
}
