import {
  closingsCsv,
  dailyTotalsCsv,
  describeProblem,
  ossReturnCsv,
  verifyChains,
  verifyClosings,
} from '#modules/invoices/server/index.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import type { AppContext } from '#registry/schema.ts';

const USAGE = `invoices verify                            is every document still what was issued?
invoices oss 2026-Q4                       the one-stop-shop return of a quarter, as CSV
invoices e-reporting 2026-11-01 2026-11-10 totals by day, country and rate, as CSV
invoices closings month                    the sealed totals of each day, month or year, as CSV`;

/**
 * The `invoices` command for accountants; returns lines of text or CSV (amounts in euros).
 * @throws StartupProblem when documents were altered, or for an unknown subcommand.
 */
export async function invoicesCommand(
  { db }: AppContext,
  [name, ...given]: readonly string[],
): Promise<string[]> {
  if (name === 'verify') {
    const { documents, problems } = await verifyChains(db);
    const sealed = await verifyClosings(db);
    const all = [...problems, ...sealed.problems];
    if (all.length > 0) throw new StartupProblem(all.map(describeProblem).join('\n'));
    return [
      `${documents} documents, every one as it was issued.`,
      `${sealed.closings} closed periods, every one as it was sealed.`,
    ];
  }
  if (name === 'closings') {
    const kind = PERIODS.find((one) => one === (given[0] ?? 'month'));
    if (!kind) throw new StartupProblem(USAGE);
    return closingsCsv(db, kind);
  }
  if (name === 'oss') {
    const lines = await ossReturnCsv(db, given[0] ?? '');
    if (!lines) throw new StartupProblem(USAGE);
    return lines;
  }
  if (name === 'e-reporting')
    return dailyTotalsCsv(db, { from: day(given[0]), to: day(given[1] ?? given[0]) });
  throw new StartupProblem(USAGE);
}

const PERIODS = ['day', 'month', 'year'] as const;

function day(text: string | undefined): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text ?? '');
  } catch {
    // An invalid date is reported with the usage of the command.
    throw new StartupProblem(USAGE);
  }
}
