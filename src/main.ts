import { createRequestHandler } from 'react-router';
import { createShutdown, endOnSignals } from '#platform/shutdown.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { startShop } from './start.ts';

const pages = createRequestHandler(() => import('virtual:react-router/server-build'), 'production');

const shutdown = createShutdown();
endOnSignals(shutdown);
try {
  await startShop({ pages, root: process.cwd(), shutdown });
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}
