export type DocumentKind = 'invoice' | 'credit_note';

const PREFIX: Readonly<Record<DocumentKind, string>> = { invoice: 'FA', credit_note: 'AV' };
const DIGITS = 6;

/** `FA-FR-2026`: one series per kind, country of taxation and year (INV-03). */
export function seriesOf(kind: DocumentKind, country: string, date: Temporal.PlainDate): string {
  return `${PREFIX[kind]}-${country}-${date.year}`;
}

/** `FA-FR-2026-000123`. */
export function documentNumber(series: string, ordinal: number): string {
  return `${series}-${String(ordinal).padStart(DIGITS, '0')}`;
}
