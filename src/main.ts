import { flushCompileCache } from 'node:module';
import { createShutdown, endOnSignals } from '#platform/shutdown.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { pageRoutes, pagesIn } from '#server/pages.ts';
import { startShop } from '#server/start.ts';
import { moveClock } from '#team/move-clock.ts';
import { booksCommand } from './team/books-command.ts';
import { figuresCommand } from './team/figures-command.ts';
import { invoicesCommand } from './team/invoices-command.ts';
import { matchCommand } from './team/match-command.ts';
import { orderCommand } from './team/order-command.ts';
import { searchCommand } from './team/search-command.ts';
import { staffCommand } from './team/staff-command.ts';
import { subscriptionsCommand } from './team/subscriptions-command.ts';
import { webhooksCommand } from './team/webhooks-command.ts';
import { say, withAppContext } from './team/with-app-context.ts';
import { withdrawalsCommand } from './team/withdrawals-command.ts';
import { YEAR_CONNECTIONS, yearCommand } from './team/year-command.ts';

const forTeam = {
  order: orderCommand,
  match: matchCommand,
  invoices: invoicesCommand,
  books: booksCommand,
  figures: figuresCommand,
  withdrawals: withdrawalsCommand,
  subscriptions: subscriptionsCommand,
  webhooks: webhooksCommand,
  search: searchCommand,
  staff: staffCommand,
  year: yearCommand,
};
const isForTeam = (name: string): name is keyof typeof forTeam => name in forTeam;

const [command, ...given] = process.argv.slice(2);
try {
  if (command === 'clock') await moveClock(given[0]);
  else if (command && isForTeam(command))
    await withAppContext(
      async (appContext) => (await forTeam[command](appContext, given, say)).forEach(say),
      command === 'year' ? YEAR_CONNECTIONS : {},
    );
  else if (command)
    throw new StartupProblem(
      `There is no command "${command}". Try: clock +30d, order 000000001, match`,
    );
  else await serve();
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const shutdown = createShutdown();
  endOnSignals(shutdown);
  await startShop({ pages: pagesIn('production'), pageRoutes, root: process.cwd(), shutdown });
  // A worker serves nothing that could be asked: who started it over a channel is told.
  process.send?.('ready');
  // Where NODE_COMPILE_CACHE names a folder: the next start needs it even if this process is killed.
  flushCompileCache();
}
