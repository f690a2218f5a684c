import { createRequestHandler } from 'react-router';
import { StartupProblem } from '#platform/startup-problem.ts';
import { startShop } from './start.ts';

const pages = createRequestHandler(() => import('virtual:react-router/server-build'), 'production');

try {
  const shop = await startShop({ pages, root: process.cwd() });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await shop.stop();
      process.exit(0);
    });
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}
