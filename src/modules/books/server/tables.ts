import type { Generated, GeneratedAlways } from 'kysely';
import type { EntryLabel, Journal, Payout } from '../rules/index.ts';

export interface PayoutsTable {
  id: GeneratedAlways<number>;
  provider: Payout['provider'];
  reference: string;
  amount: number;
  arrived_on: string;
  recorded_at: Date;
}

/** What a provider reported as not paid out; `payout` is its own id. */
export interface PayoutFailuresTable {
  payout: string;
  provider: Payout['provider'];
  amount: number;
  /** Its reference at the bank; null: unknown to the provider. */
  bank_reference: string | null;
  failed_on: string;
  /** Code of the provider. */
  reason: string | null;
  told_at: Date;
  /** Reference of the payout returned for it; null: none yet. */
  returned: Generated<string | null>;
}

/** Recorded payouts that went back, by their reference. */
export interface PayoutReturnsTable {
  reference: string;
  provider: Payout['provider'];
  amount: number;
  returned_on: string;
  /** The line of the bank statement it was recorded from. */
  bank_line: string | null;
  recorded_at: Date;
}

export interface BookEntriesTable {
  id: GeneratedAlways<number>;
  key: string;
  journal: Journal;
  entry_on: string;
  piece: string;
  piece_on: string;
  label: EntryLabel;
  order_token: string | null;
  written_at: Date;
}

export interface BookLinesTable {
  entry_id: number;
  account: string;
  /** Cents; positive for debit, negative for credit. */
  amount: number;
}

/** Numbers of validated entries. */
export interface BookNumbersTable {
  entry_id: number;
  journal: Journal;
  year: number;
  ordinal: number;
  validated_on: string;
}

/** Closed months, by their first day. */
export interface BookClosingsTable {
  month: string;
  entries: number;
  debit: number;
  previous_hash: string;
  hash: string;
  closed_at: Date;
}

export interface BooksTables {
  payouts: PayoutsTable;
  payout_failures: PayoutFailuresTable;
  payout_returns: PayoutReturnsTable;
  book_entries: BookEntriesTable;
  book_lines: BookLinesTable;
  book_numbers: BookNumbersTable;
  book_closings: BookClosingsTable;
}
