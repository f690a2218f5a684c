import type { Db } from '#registry/schema.ts';
import { type PeriodKind, quarterDays } from '../rules/index.ts';
import { readClosings, readDailyTotals, readOssReturn } from './ledgers.ts';

/** CSV lines separated by semicolons; amounts in euros. */
type CsvLines = string[];

/** The one-stop-shop return of a quarter such as `2026-Q4` (VAT-10); null when invalid. */
export async function ossReturnCsv(db: Db, name: string): Promise<CsvLines | null> {
  const quarter = quarterDays(name);
  if (!quarter) return null;
  const lines = await readOssReturn(db, quarter);
  return csv(
    ['quarter', 'country', 'rate', 'net', 'vat', 'currency'],
    lines.map(({ country, rate, net, vat }) => [
      name,
      country,
      percent(rate),
      euros(net),
      euros(vat),
      'EUR',
    ]),
  );
}

/** Daily totals by country and rate, for the e-reporting of sales to consumers (INV-09). */
export async function dailyTotalsCsv(
  db: Db,
  days: { from: Temporal.PlainDate; to: Temporal.PlainDate },
): Promise<CsvLines> {
  const lines = await readDailyTotals(db, days);
  return csv(
    ['day', 'country', 'regime', 'rate', 'invoices', 'credit_notes', 'net', 'vat', 'currency'],
    lines.map(({ day, country, regime, rate, invoices, creditNotes, net, vat }) => [
      day,
      country,
      regime,
      percent(rate),
      String(invoices),
      String(creditNotes),
      euros(net),
      euros(vat),
      'EUR',
    ]),
  );
}

/** The sealed totals of each day, month or year (INV-06). */
export async function closingsCsv(db: Db, kind: PeriodKind): Promise<CsvLines> {
  return csv(
    [
      'first_day',
      'last_day',
      'invoices',
      'credit_notes',
      'invoiced',
      'credited',
      'net',
      'vat',
      'invoiced_ever',
      'credited_ever',
      'currency',
      'hash',
    ],
    (await readClosings(db, kind)).map(closingCells),
  );
}

function closingCells(closing: Awaited<ReturnType<typeof readClosings>>[number]): string[] {
  const { firstDay, lastDay, vat, sinceTheBeginning: ever } = closing;
  const of = (part: 'net' | 'vat') => euros(vat.reduce((all, one) => all + one[part], 0));
  return [
    firstDay,
    lastDay,
    String(closing.invoices),
    String(closing.creditNotes),
    euros(closing.invoiced),
    euros(closing.credited),
    of('net'),
    of('vat'),
    euros(ever.invoiced),
    euros(ever.credited),
    'EUR',
    closing.hash,
  ];
}

const csv = (heads: readonly string[], rows: readonly (readonly string[])[]): CsvLines =>
  [heads, ...rows].map((cells) => cells.join(';'));

/** Cents as exact euros: `-12.05`. */
const euros = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
const percent = (rate: number): string => String(rate / 100);
