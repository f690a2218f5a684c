import type { GeneratedAlways } from 'kysely';
import type { RECURRING_MOVES, SALE_KINDS } from '../rules/index.ts';

export interface SalesFactsTable {
  day: string;
  channel: string;
  kind: (typeof SALE_KINDS)[number];
  /** Empty: of the order as a whole. */
  product_sku: string;
  orders: number;
  pieces: number;
  /** Cents, tax included. */
  gross: number;
  given: number;
}

export interface InvoiceFactsTable {
  day: string;
  channel: string;
  invoices: number;
  credit_notes: number;
  invoiced: number;
  credited: number;
}

export interface RenewalFactsTable {
  day: string;
  channel: string;
  charged: number;
  refused: number;
  recovered: number;
  lost: number;
  refused_amount: number;
  recovered_amount: number;
}

type Move = (typeof RECURRING_MOVES)[number];

export interface RecurringMovesTable {
  subscription: string;
  day: string;
  channel: string;
  move: Move;
  amount: number;
}

export interface RecurringFactsTable {
  day: string;
  channel: string;
  move: Move;
  subscriptions: number;
  amount: number;
}

/** What changed since the figures were last kept; written by triggers alone (migration 0511). */
export interface FigureChangesTable {
  id: GeneratedAlways<number>;
  what: 'sales' | 'invoices' | 'renewals' | 'recurring';
  day: string | null;
  subscription: string | null;
}

export interface FigureDifferencesTable {
  what: string;
  day: string;
}

export interface FiguresTables {
  sales_facts: SalesFactsTable;
  invoice_facts: InvoiceFactsTable;
  renewal_facts: RenewalFactsTable;
  recurring_moves: RecurringMovesTable;
  recurring_facts: RecurringFactsTable;
  figure_changes: FigureChangesTable;
  figure_differences: FigureDifferencesTable;
}
