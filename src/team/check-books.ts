import { readFile } from 'node:fs/promises';
import { presentStatement } from '#modules/bank/server/index.ts';
import { compareBooks, readTaxed, verifyFec } from '#modules/books/server/index.ts';
import { rehearseFigures } from '#modules/figures/server/index.ts';
import {
  dailyTotalsCsv,
  ossReturnCsv,
  verifyArchive,
  verifyChains,
  verifyClosings,
} from '#modules/invoices/server/index.ts';
import { rehearse } from '#platform/unit-of-work.ts';
import { bookSources } from '#registry/book-sources.ts';
import type { AppContext } from '#registry/schema.ts';
import type { Days } from './period.ts';

/** A finding of a check: what was checked, and the error if there is one. */
interface Finding {
  says: string;
  wrong: string[];
}

interface Check {
  days: Days;
  /** Path of a bank statement. */
  statement?: string | undefined;
  /** Progress of the slowest check. */
  onProgress?: ((label: string, done: number, total: number) => void) | undefined;
}

const euros = (cents: number): string =>
  `${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })} €`;
const many = (count: number): string => count.toLocaleString('en');

/**
 * Checks every export for the accountant by writing it and reading it back: recomputed books and figures, documents, the FEC of
 * each year, the one-stop-shop returns of each quarter, the archive of each month of a period, and a bank statement if one is
 * given. Yields each finding immediately. Books and figures are not changed.
 */
export async function* checkBooks(
  appContext: AppContext,
  { days, statement, onProgress }: Check,
): AsyncGenerator<Finding> {
  yield await checkEntries(appContext);
  yield* await checkFigures(appContext);
  yield await checkDocuments(appContext);
  for (let { year } = days.from; year <= days.to.year; year += 1)
    yield await checkFile(appContext, year);
  yield await checkTotals(appContext, days);
  for (const quarter of quartersOf(days)) yield await checkReturn(appContext, quarter);
  for (const month of monthsOf(days)) yield await checkArchive(appContext, month, onProgress);
  if (statement) yield await checkStatement(appContext, await readFile(statement, 'utf8'));
}

async function checkEntries({ db }: AppContext): Promise<Finding> {
  const { derived, missing, different, unexplained } = await compareBooks(db, bookSources);
  return {
    says: `books: ${many(derived)} entries derived again`,
    wrong: [
      ...missing.map((key) => `${key} is missing`),
      ...different.map((key) => `${key} says something else than what it is derived from`),
      ...unexplained.map((key) => `${key} is derived from nothing`),
    ],
  };
}

async function checkFigures(appContext: AppContext): Promise<Finding[]> {
  const { facts, first, second, differences } = await rehearse(appContext, rehearseFigures);
  return [
    {
      says: `figures: ${many(facts)} facts derived again from nothing, twice`,
      wrong: [
        ...first.map((fact) => `not as it stands: ${fact}`),
        ...second.map((fact) => `not as the first time: ${fact}`),
      ],
    },
    {
      says: 'figures, orders and ledger compared, each day to the cent',
      wrong: differences.map(
        ({ what, day, figure, source }) => `${day} ${what}: ${figure} cents, not ${source}`,
      ),
    },
  ];
}

async function checkDocuments({ db }: AppContext): Promise<Finding> {
  const issued = await verifyChains(db);
  const sealed = await verifyClosings(db);
  return {
    says: `documents: ${many(issued.documents)} issued, ${many(sealed.closings)} periods sealed`,
    wrong: [...issued.problems, ...sealed.problems].map(({ code, name }) => `${name}: ${code}`),
  };
}

async function checkFile(appContext: AppContext, year: number): Promise<Finding> {
  const { name, lines, debit, waiting, problems } = await verifyFec(appContext, year);
  const later = waiting > 0 ? `; ${many(waiting)} entries get their number in the night` : '';
  return {
    says: `${name}: ${many(lines)} lines read back, ${euros(debit)} on each side${later}`,
    wrong: problems.map((problem) => `${name}, ${problem}`),
  };
}

/** Totals of a file we wrote, by country and rate, in cents. */
type Declared = Map<string, { net: number; vat: number }>;

/** Sums rows that end with net, VAT and currency; `place` returns the key of a row. */
function declaredIn(lines: readonly string[], place: (cells: string[]) => string): Declared {
  const all: Declared = new Map();
  for (const line of lines.slice(1)) {
    const cells = line.split(';');
    const [net = '', vat = ''] = cells.slice(-3);
    const one = all.get(place(cells)) ?? { net: 0, vat: 0 };
    one.net += Math.round(Number(net) * 100);
    one.vat += Math.round(Number(vat) * 100);
    all.set(place(cells), one);
  }
  return all;
}

async function compareTaxed(
  { db }: AppContext,
  days: Days,
  declared: Declared,
  keyOf: (one: Awaited<ReturnType<typeof readTaxed>>[number]) => string | null,
): Promise<string[]> {
  const wrong: string[] = [];
  const booked = new Set<string>();
  for (const one of await readTaxed(db, days)) {
    const key = keyOf(one);
    if (key === null) continue;
    booked.add(key);
    const { net, vat } = declared.get(key) ?? { net: 0, vat: 0 };
    if (net !== one.net || vat !== one.vat)
      wrong.push(`${key}: ${net} and ${vat} cents in the file, ${one.net} and ${one.vat} booked`);
  }
  for (const key of declared.keys()) if (!booked.has(key)) wrong.push(`${key}: nothing is booked`);
  return wrong;
}

const sumOf = (declared: Declared, part: 'net' | 'vat') =>
  [...declared.values()].reduce((all, one) => all + one[part], 0);

async function checkTotals(appContext: AppContext, days: Days): Promise<Finding> {
  const declared = declaredIn(
    await dailyTotalsCsv(appContext.db, days),
    ([, country = '', regime = '', rate = '']) => `${regime} ${country} ${rate} %`,
  );
  const [net, vat] = [sumOf(declared, 'net'), sumOf(declared, 'vat')];
  return {
    says: `e-reporting of ${days.from} to ${days.to}: ${euros(net)} net and ${euros(vat)} of VAT, as its accounts hold`,
    wrong: await compareTaxed(
      appContext,
      days,
      declared,
      ({ regime, country, rate }) => `${regime} ${country} ${rate / 100} %`,
    ),
  };
}

async function checkReturn(
  appContext: AppContext,
  { name, ...days }: Days & { name: string },
): Promise<Finding> {
  const lines = (await ossReturnCsv(appContext.db, name)) ?? [];
  const declared = declaredIn(lines, ([, country = '', rate = '']) => `${country} ${rate} %`);
  const [net, vat] = [sumOf(declared, 'net'), sumOf(declared, 'vat')];
  const wrong = await compareTaxed(appContext, days, declared, ({ regime, country, rate }) =>
    regime === 'oss' ? `${country} ${rate / 100} %` : null,
  );
  return {
    says: `one-stop shop ${name}: ${euros(net)} net and ${euros(vat)} of VAT, as its accounts hold`,
    wrong: wrong.map((one) => `one-stop shop ${name}, ${one}`),
  };
}

function* quartersOf({ from, to }: Days): Generator<Days & { name: string }> {
  let first = from.with({ month: from.month - ((from.month - 1) % 3), day: 1 });
  while (Temporal.PlainDate.compare(first, to) <= 0) {
    const next = first.add({ months: 3 });
    const name = `${first.year}-Q${Math.ceil(first.month / 3)}`;
    yield { name, from: first, to: next.subtract({ days: 1 }) };
    first = next;
  }
}

function* monthsOf({ from, to }: Days): Generator<Days> {
  for (let first = from; Temporal.PlainDate.compare(first, to) <= 0; ) {
    const last = first.with({ day: first.daysInMonth });
    yield { from: first, to: last };
    first = last.add({ days: 1 });
  }
}

/**
 * Day by day, because an archive is read into memory and a month of a large shop would be too big.
 */
async function checkArchive(
  appContext: AppContext,
  { from, to }: Days,
  onProgress: Check['onProgress'],
): Promise<Finding> {
  const label = `archive of ${from.toPlainYearMonth()}`;
  let [documents, total] = [0, 0];
  const wrong: string[] = [];
  for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) {
    const found = await verifyArchive(appContext, { from: day, to: day });
    documents += found.documents;
    total += found.total;
    wrong.push(...found.problems.map((problem) => `archive of ${day}: ${problem}`));
    onProgress?.(label, day.day, to.day);
  }
  return {
    says: `${label}: ${many(documents)} documents, each once and as it was printed, ${euros(total)}`,
    wrong,
  };
}

async function checkStatement({ db }: AppContext, text: string): Promise<Finding> {
  const { format, lines } = await presentStatement(db, text);
  const noted = lines.filter((line) => line.noted !== null).length;
  const payouts = lines.filter(({ isPayout }) => isPayout).length;
  const sure = lines.filter(({ proposals }) => proposals[0]?.how === 'sure').length;
  const unsure = lines.filter(({ proposals: [one] }) => one && one.how !== 'sure').length;
  const left = lines.filter(({ amount }) => amount < 0).length;
  const nameless = lines.length - noted - payouts - sure - unsure - left;
  return {
    says: [
      `statement (${format}): ${many(lines.length)} lines, ${many(noted)} noted and ${many(payouts)} payouts, as recorded`,
      `${many(sure)} that pay an order for sure, ${many(unsure)} that may, ${many(left)} that left`,
      `${many(nameless)} of nobody knows whom`,
    ].join('; '),
    wrong: [],
  };
}
