import { compareFigures, keepFigures, rebuildFigures } from '#modules/figures/server/index.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';

const USAGE = `figures            compares the figures with orders and ledger
figures rebuild    derives all of them again from nothing, then compares`;

/**
 * The `figures` command: the reporting model.
 * @throws StartupProblem when a day differs from its source, or for an unknown subcommand.
 */
export async function figuresCommand(
  appContext: AppContext,
  [name]: readonly string[],
): Promise<string[]> {
  if (name !== undefined && name !== 'rebuild') throw new StartupProblem(USAGE);
  const differences = await transact(appContext, async (work) => {
    if (name) await rebuildFigures(work);
    else await keepFigures(work);
    return compareFigures(work);
  });
  if (differences.length > 0)
    throw new StartupProblem(
      differences
        .map(({ what, day, figure, source }) => `${day} ${what}: ${figure} cents, not ${source}`)
        .join('\n'),
    );
  return ['Every figure agrees with orders and ledger, to the cent.'];
}
