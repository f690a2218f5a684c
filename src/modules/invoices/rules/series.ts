export type DocumentKind = 'invoice' | 'credit_note';

const PREFIX: Readonly<Record<DocumentKind, string>> = { invoice: 'FA', credit_note: 'AV' };
const DIGITS = 6;

/**
 * For example `FA-FR-2026`: one series per kind, country of taxation and year. Test orders have
 * series of their own, `TFA-FR-2026`, so that they leave no gap in real ones (INV-03).
 */
export function seriesOf(
  { kind, country, isTest }: { kind: DocumentKind; country: string; isTest: boolean },
  date: Temporal.PlainDate,
): string {
  return `${isTest ? 'T' : ''}${PREFIX[kind]}-${country}-${date.year}`;
}

/** For example `FA-FR-2026-000123`. */
export function documentNumber(series: string, ordinal: number): string {
  return `${series}-${String(ordinal).padStart(DIGITS, '0')}`;
}
