import type { Generated, GeneratedAlways } from 'kysely';
import type { DocumentKind, PeriodKind, VatRegime } from '../rules/index.ts';

export interface InvoiceSeriesTable {
  code: string;
  last_ordinal: Generated<number>;
  last_hash: string;
  last_issued_on: string | null;
}

export interface InvoicesTable {
  id: GeneratedAlways<number>;
  series: string;
  ordinal: number;
  number: string;
  kind: DocumentKind;
  order_id: number;
  refund_id: number | null;
  corrects_id: number | null;
  replaces_id: number | null;
  issued_on: string;
  visible_from: string;
  total: number;
  snapshot: string;
  previous_hash: string;
  hash: string;
  issued_at: Date;
}

export interface InvoiceFilesTable {
  invoice_id: number;
  pdf: Buffer;
  sha256: string;
  created_at: Date;
}

export interface VatEntriesTable {
  invoice_id: number;
  country: string;
  rate: number;
  regime: VatRegime;
  issued_on: string;
  net: number;
  vat: number;
}

export interface TestOrdersTable {
  order_id: number;
  marked_at: Date;
}

export interface ClosingsTable {
  id: GeneratedAlways<number>;
  kind: PeriodKind;
  first_day: string;
  last_day: string;
  snapshot: string;
  previous_hash: string;
  hash: string;
  sealed_at: Date;
}

/** Purges, each with the 1 January before which accounting data was deleted. */
export interface BookPurgesTable {
  before: string;
  purged_at: Generated<Date>;
}

/** VAT numbers the team entered for the invoices of orders. */
export interface BillingVatNumbersTable {
  order_id: number;
  vat_number: string;
}

export interface InvoicesTables {
  book_purges: BookPurgesTable;
  invoice_series: InvoiceSeriesTable;
  invoices: InvoicesTable;
  invoice_files: InvoiceFilesTable;
  vat_entries: VatEntriesTable;
  test_orders: TestOrdersTable;
  billing_vat_numbers: BillingVatNumbersTable;
  closings: ClosingsTable;
}
