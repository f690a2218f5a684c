import {
  closeFindingOfOrder,
  describeFindings,
  matchPayments,
} from '#modules/checkout/server/index.ts';
import { DISPUTE_OUTCOMES } from '#modules/payments/rules/index.ts';
import { findBalances } from '#modules/payments/server/index.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';

const USAGE = `match                     compares provider, ledger and orders, and says what is open
match close <id> "note" [won|lost]   somebody looked at a finding, and did what the note says; of a dispute, how it ended`;

/**
 * The `match` command: the three-way match, with ledger balances, resolved and open findings.
 * @throws StartupProblem with a plain message for what cannot be done.
 */
export async function matchCommand(
  appContext: AppContext,
  [name, id = '', note, ended]: readonly string[],
): Promise<string[]> {
  if (name === 'close') {
    const outcome = DISPUTE_OUTCOMES.find((one) => one === ended);
    if (!/^\d{1,15}$/.test(id) || !note?.trim() || outcome !== ended)
      throw new StartupProblem(USAGE);
    const isClosed = await transact(appContext, (work) =>
      closeFindingOfOrder(work, Number(id), { note: note.trim(), outcome }),
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
