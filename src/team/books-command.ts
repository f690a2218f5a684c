import { accountName, balancesToday, rebuildBooks } from '#modules/books/server/index.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { bookSources } from '#registry/book-sources.ts';
import type { AppContext } from '#registry/schema.ts';

const USAGE = `books            what each account holds today
books rebuild    derives every entry again, writes what is missing and says what differs`;

/**
 * The general ledger, for the team.
 * @throws StartupProblem when an entry is not what it is derived from, or for an unknown request.
 */
export async function booksCommand(
  appContext: AppContext,
  [name]: readonly string[],
): Promise<string[]> {
  if (name === undefined) {
    const balances = await balancesToday(appContext.db, appContext.clock.today());
    return balances.map(
      ({ account, closing }) =>
        `${account} ${accountName(account)}: ${(closing / 100).toFixed(2)} €`,
    );
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
