/** `npm run dev`: the shop with hot reload. Vite loads the same entry that is built for production. */
import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'react-router';
import { createServer } from 'vite';
import { createShutdown, endOnSignals } from '#platform/shutdown.ts';

const vite = await createServer({ server: { middlewareMode: true } });
const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module;

// Loaded for each request, so that a page that was edited is the next one shown.
const pages: RequestHandler = async (request, context) => {
  const { pagesIn } = await load<typeof import('../src/pages.ts')>('./src/pages.ts');
  return pagesIn('development')(request, context);
};
const before = (shop: RequestListener): RequestListener => {
  return (request, response) => vite.middlewares(request, response, () => shop(request, response));
};

const { startShop } = await load<typeof import('../src/start.ts')>('./src/start.ts');
const shutdown = createShutdown();
shutdown.add(() => vite.close());
endOnSignals(shutdown);
try {
  await startShop({ pages, root: process.cwd(), shutdown, before });
} catch (error) {
  // The class of the error was loaded by Vite, so it is known by its name only.
  const { name, message } = error as Error;
  if (name !== 'StartupProblem') throw error;
  console.error(`\n${message}`);
  process.exitCode = 1;
}
