import { createShutdown, endOnSignals } from '#platform/shutdown.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { moveClock } from './move-clock.ts';
import { pagesIn } from './pages.ts';
import { startShop } from './start.ts';

const [command, argument] = process.argv.slice(2);
try {
  if (command === 'clock') await moveClock(argument);
  else if (command) throw new StartupProblem(`There is no command "${command}". Try: clock +30d`);
  else await serve();
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const shutdown = createShutdown();
  endOnSignals(shutdown);
  await startShop({ pages: pagesIn('production'), root: process.cwd(), shutdown });
}
