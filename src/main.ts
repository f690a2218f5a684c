import { createShutdown, endOnSignals } from '#platform/shutdown.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { pagesIn } from './pages.ts';
import { startShop } from './start.ts';

const shutdown = createShutdown();
endOnSignals(shutdown);
try {
  await startShop({ pages: pagesIn('production'), root: process.cwd(), shutdown });
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}
