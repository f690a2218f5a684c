import type { GeneratedAlways } from 'kysely';
import type { EntryLabel, Journal, Payout } from '../rules/index.ts';

export interface PayoutsTable {
  id: GeneratedAlways<number>;
  provider: Payout['provider'];
  reference: string;
  amount: number;
  arrived_on: string;
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
  book_entries: BookEntriesTable;
  book_lines: BookLinesTable;
  book_numbers: BookNumbersTable;
  book_closings: BookClosingsTable;
}
