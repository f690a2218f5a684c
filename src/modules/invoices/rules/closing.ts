import type { BasisPoints, Cents } from '#kit/money.ts';
import type { VatRegime } from './snapshot.ts';

export type PeriodKind = 'day' | 'month' | 'year';

export interface Period {
  kind: PeriodKind;
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
}

/** The period of a kind that contains a day. */
export function periodOf(kind: PeriodKind, day: Temporal.PlainDate): Period {
  if (kind === 'day') return { kind, first: day, last: day };
  const first = kind === 'month' ? day.with({ day: 1 }) : day.with({ month: 1, day: 1 });
  const length = kind === 'month' ? { months: 1 } : { years: 1 };
  return { kind, first, last: first.add(length).subtract({ days: 1 }) };
}

/** Finished periods starting with the one that contains a day, oldest first. */
export function periodsOver(
  kind: PeriodKind,
  from: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Period[] {
  const over: Period[] = [];
  for (
    let period = periodOf(kind, from);
    Temporal.PlainDate.compare(period.last, today) < 0;
    period = periodOf(kind, period.last.add({ days: 1 }))
  )
    over.push(period);
  return over;
}

/** Totals issued in tax-included cents; credit notes as positive amounts. */
export interface IssuedTotals {
  invoices: number;
  creditNotes: number;
  invoiced: Cents;
  credited: Cents;
}

/** Totals of a period. */
export interface PeriodTotals extends IssuedTotals {
  /** VAT by country, regime and rate, net of credit notes. */
  vat: readonly {
    country: string;
    regime: VatRegime;
    rate: BasisPoints;
    net: Cents;
    vat: Cents;
  }[];
  /**
   * First and last number issued in each series, and the hash of its last document, which links the
   * two hash chains.
   */
  series: readonly { code: string; first: number; last: number; hash: string }[];
}

/** Content of a sealed period. Dates are civil dates. */
export interface ClosingSnapshot extends PeriodTotals {
  version: 1;
  kind: PeriodKind;
  firstDay: string;
  lastDay: string;
  currency: 'EUR';
  /** Running totals since the first document, this period included. */
  sinceTheBeginning: IssuedTotals;
}

/** Totals of a period with the running totals, which are never reset (INV-06). */
export function closingSnapshot(
  { kind, first, last }: Period,
  totals: PeriodTotals,
  before: IssuedTotals | null,
): ClosingSnapshot {
  return {
    version: 1,
    kind,
    firstDay: first.toString(),
    lastDay: last.toString(),
    currency: 'EUR',
    ...totals,
    sinceTheBeginning: {
      invoices: (before?.invoices ?? 0) + totals.invoices,
      creditNotes: (before?.creditNotes ?? 0) + totals.creditNotes,
      invoiced: (before?.invoiced ?? 0) + totals.invoiced,
      credited: (before?.credited ?? 0) + totals.credited,
    },
  };
}
