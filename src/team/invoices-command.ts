import { quarterDays } from '#modules/invoices/rules/index.ts';
import {
  readClosings,
  readDailyTotals,
  readOssReturn,
  verifyChains,
  verifyClosings,
} from '#modules/invoices/server/index.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import type { Machine } from '../schema.ts';

const USAGE = `invoices verify                            is every document still what was issued?
invoices oss 2026-Q4                       the one-stop-shop return of a quarter, as CSV
invoices e-reporting 2026-11-01 2026-11-10 totals by day, country and rate, as CSV
invoices closings month                    the sealed totals of each day, month or year, as CSV`;

/**
 * What accountants ask of the invoices; answers lines of text or of CSV (amounts in euros).
 * @throws StartupProblem when the documents are not as they were issued, or for an unknown request.
 */
export async function invoicesCommand(
  { db }: Machine,
  [name, ...given]: readonly string[],
): Promise<string[]> {
  if (name === 'verify') {
    const { documents, problems } = await verifyChains(db);
    const sealed = await verifyClosings(db);
    const all = [...problems, ...sealed.problems];
    if (all.length > 0) throw new StartupProblem(all.join('\n'));
    return [
      `${documents} documents, every one as it was issued.`,
      `${sealed.closings} closed periods, every one as it was sealed.`,
    ];
  }
  if (name === 'closings') {
    const kind = PERIODS.find((one) => one === (given[0] ?? 'month'));
    if (!kind) throw new StartupProblem(USAGE);
    return csv(
      ['first_day', 'last_day', 'invoices', 'credit_notes', 'invoiced', 'credited'].concat([
        'net',
        'vat',
        'invoiced_ever',
        'credited_ever',
        'currency',
        'hash',
      ]),
      (await readClosings(db, kind)).map(closingCells),
    );
  }
  if (name === 'oss') {
    const quarter = quarterDays(given[0] ?? '');
    if (!quarter) throw new StartupProblem(USAGE);
    const lines = await readOssReturn(db, quarter);
    return csv(
      ['quarter', 'country', 'rate', 'net', 'vat', 'currency'],
      lines.map(({ country, rate, net, vat }) => [
        ...[given[0] ?? '', country, percent(rate), euros(net), euros(vat), 'EUR'],
      ]),
    );
  }
  if (name === 'e-reporting') {
    const lines = await readDailyTotals(db, { from: day(given[0]), to: day(given[1] ?? given[0]) });
    return csv(
      ['day', 'country', 'regime', 'rate', 'invoices', 'credit_notes', 'net', 'vat', 'currency'],
      lines.map(({ day, country, regime, rate, invoices, creditNotes, net, vat }) => [
        ...[day, country, regime, percent(rate), String(invoices), String(creditNotes)],
        ...[euros(net), euros(vat), 'EUR'],
      ]),
    );
  }
  throw new StartupProblem(USAGE);
}

const PERIODS = ['day', 'month', 'year'] as const;

function closingCells(closing: Awaited<ReturnType<typeof readClosings>>[number]): string[] {
  const { firstDay, lastDay, vat, sinceTheBeginning: ever } = closing;
  const of = (part: 'net' | 'vat') => euros(vat.reduce((all, one) => all + one[part], 0));
  return [
    ...[firstDay, lastDay, String(closing.invoices), String(closing.creditNotes)],
    ...[euros(closing.invoiced), euros(closing.credited), of('net'), of('vat')],
    ...[euros(ever.invoiced), euros(ever.credited), 'EUR', closing.hash],
  ];
}

function day(text: string | undefined): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text ?? '');
  } catch {
    // Not a date: said in the words of the command.
    throw new StartupProblem(USAGE);
  }
}

const csv = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, ...rows].map((cells) => cells.join(';'));

/** Cents as euros, exactly: `-12.05`. */
const euros = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
const percent = (rate: number): string => String(rate / 100);
