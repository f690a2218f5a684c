import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { StartupProblem } from '#platform/startup-problem.ts';
import { jobs, listeners } from '#registry/jobs.ts';
import type { AppContext } from '#registry/schema.ts';
import { isYearWaiting } from '#seed/year/demo-year.ts';
import { APART, yearProgress } from '#seed/year/year-progress.ts';
import { daysOf } from './period.ts';

/**
 * Connections for concurrent actions and for the lock of the day. A crash may lose commits, since
 * those days are simulated again.
 */
export const YEAR_CONNECTIONS = { connections: 12, waitsForDisk: false };

/** Process priority below that of the running shop. */
const LOW_PRIORITY = 10;

const USAGE = `year                                 plays what is left of the demonstration's year
year statement 2026-11 releve.xml    writes what its bank says of a month or a year, as CAMT.053`;

/** `npm run shop -- year`: finishes the simulated year of a demonstration, at a terminal or as a child process of the shop. */
export async function yearCommand(
  appContext: AppContext,
  [name, ...given]: readonly string[],
): Promise<string[]> {
  const isApart = name === APART;
  if (name !== undefined && !isApart) return writeStatement(appContext, name, given);
  if (!(await isYearWaiting(appContext))) return ['No year waits to be played here.'];
  const { playDemoYear } = await import('#seed/year/play-demo-year.ts');
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  process.on('disconnect', stop);
  setPriority(LOW_PRIORITY);
  const isWhole = await playDemoYear(appContext, {
    machine: { jobs, listeners },
    stopping: stopping.signal,
    onProgress: yearProgress(isApart),
  });
  if (process.connected) process.disconnect?.();
  // The parent process takes exit code 0 for a complete year.
  if (!isWhole) process.exitCode = 1;
  return [isWhole ? 'The year is whole.' : 'The year goes on when it is asked for again.'];
}

async function writeStatement(
  appContext: AppContext,
  name: string,
  [period = '', file]: readonly string[],
): Promise<string[]> {
  const { config, clock, db } = appContext;
  const days = daysOf(period);
  const isDemonstration = !config.isProduction && config.PAYMENT_PROVIDER === 'sandbox';
  if (name !== 'statement' || !days || !file || !isDemonstration) throw new StartupProblem(USAGE);
  const { bankStatement } = await import('#seed/year/bank-statement.ts');
  const today = clock.today();
  const to = Temporal.PlainDate.compare(days.to, today) > 0 ? today : days.to;
  await writeFile(file, await bankStatement({ db }, { ...days, to }));
  return [`What the bank of the demonstration says of ${period} is in ${file}.`];
}
