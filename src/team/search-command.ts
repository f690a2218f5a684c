import { compareDocuments, refreshDocuments } from '#modules/team-search/server/index.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import type { AppContext } from '#registry/schema.ts';

const USAGE = `search             compares what the team finds with what it is made of
search rebuild     the same, and writes anew what differs`;

/**
 * The `search` command: finds and repairs missing, orphaned or outdated entries of the back office
 * search.
 * @throws StartupProblem with a plain message for what cannot be done.
 */
export async function searchCommand(
  { db }: AppContext,
  [name]: readonly string[],
): Promise<string[]> {
  if (name !== undefined && name !== 'rebuild') throw new StartupProblem(USAGE);
  const wrong = await compareDocuments(db, null);
  if (name === 'rebuild') await refreshDocuments(db, wrong);
  const ending = name === 'rebuild' ? 'written anew' : 'differ';
  return [
    `${wrong.length} documents ${ending}`,
    ...wrong.slice(0, 20).map(({ kind, ref }) => `  ${kind} ${ref.replace('\n', ' ')}`),
  ];
}
