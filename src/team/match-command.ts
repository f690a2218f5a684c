import { describeFindings, matchPayments } from '#modules/checkout/server/index.ts';
import { closeFinding, findBalances } from '#modules/payments/server/index.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';

const USAGE = `match                     compares provider, ledger and orders, and says what is open
match close <id> "note"   somebody looked at a finding, and did what the note says`;

/**
 * The three-way match, for the team: the balances of the ledger, what healed, what is open.
 * @throws StartupProblem with plain words for what cannot be done.
 */
export async function matchCommand(
  appContext: AppContext,
  [name, id = '', note]: readonly string[],
): Promise<string[]> {
  if (name === 'close') {
    if (!/^\d{1,15}$/.test(id) || !note?.trim()) throw new StartupProblem(USAGE);
    const isClosed = await transact(appContext, (work) =>
      closeFinding(work, Number(id), note.trim()),
    );
    if (!isClosed) throw new StartupProblem(`There is no open finding ${id}.\n\n${USAGE}`);
    return [`Finding ${id} is closed.`];
  }
  if (name !== undefined) throw new StartupProblem(USAGE);
  const { charges, healed } = await matchPayments(appContext);
  const balances = await findBalances(appContext.db);
  const open = await describeFindings(appContext);
  return [
    `${charges} charges compared with the ledger and the orders: ${healed} findings healed, ${open.length} open`,
    ...balances.map(({ account, balance }) => `  ${account}: ${(balance / 100).toFixed(2)} €`),
    ...open,
  ];
}
