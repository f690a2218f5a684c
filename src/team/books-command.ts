import { accountName, balancesToday, rebuildBooks } from '#modules/books/server/index.ts';
import { createProgress } from '#platform/progress.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { bookSources } from '#registry/book-sources.ts';
import type { AppContext } from '#registry/schema.ts';
import { checkBooks } from './check-books.ts';
import { daysOf } from './period.ts';

const USAGE = `books            what each account holds today
books rebuild    derives every entry again, writes what is missing and says what differs
books check 2026 [statement.xml]
                 reads back all an accountant takes away of a year, or a month (2026-10): entries and figures derived
                 again, file of entries, e-reporting, one-stop shop, archives; and lays a statement of the bank beside`;

/**
 * The `books` command: the general ledger. A check passes each finding to `say` as soon as it is
 * found, because a year takes minutes.
 * @throws StartupProblem when an entry differs from its source, or for an unknown subcommand.
 */
export async function booksCommand(
  appContext: AppContext,
  [name, ...given]: readonly string[],
  say: (line: string) => void,
): Promise<string[]> {
  if (name === undefined) {
    const balances = await balancesToday(appContext.db, appContext.clock.today());
    return balances.map(
      ({ account, closing }) =>
        `${account} ${accountName(account)}: ${(closing / 100).toFixed(2)} €`,
    );
  }
  if (name === 'check') {
    await checkAndSay(appContext, given, say);
    return [];
  }
  if (name !== 'rebuild') throw new StartupProblem(USAGE);
  const { derived, missing, different, unexplained } = await rebuildBooks(appContext, bookSources);
  const wrong = [
    ...different.map((key) => `${key} says something else than what it is derived from`),
    ...unexplained.map((key) => `${key} is derived from nothing`),
  ];
  if (wrong.length > 0) throw new StartupProblem(wrong.join('\n'));
  return [`${derived} entries derived again, ${missing.length} were missing and are written now.`];
}

async function checkAndSay(
  appContext: AppContext,
  [period = '', statement]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const days = daysOf(period);
  if (!days) throw new StartupProblem(USAGE);
  // Only shown at a terminal; redirected output has the findings alone.
  const onProgress = process.stdout.isTTY ? createProgress().count : undefined;
  const wrong: string[] = [];
  for await (const finding of checkBooks(appContext, { days, statement, onProgress })) {
    say(`${finding.wrong.length === 0 ? 'right' : 'WRONG'}  ${finding.says}`);
    wrong.push(...finding.wrong);
  }
  if (wrong.length > 0) throw new StartupProblem(wrong.join('\n'));
}
