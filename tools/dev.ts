/** `npm run dev`: the shop with hot reload. Vite loads the same entry that is built for production. */
import type { RequestListener } from 'node:http';
import type { RequestHandler, ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import { createServer } from 'vite';
import { createShutdown, endOnSignals } from '#platform/shutdown.ts';

const vite = await createServer({ server: { middlewareMode: true } });
const load = (name: string) => vite.ssrLoadModule(name);

const pages: RequestHandler = async (request, context) => {
  const build = (await load('virtual:react-router/server-build')) as ServerBuild;
  return createRequestHandler(build, 'development')(request, context);
};
const before = (shop: RequestListener): RequestListener => {
  return (request, response) => vite.middlewares(request, response, () => shop(request, response));
};

const { startShop } = (await load('./src/start.ts')) as typeof import('../src/start.ts');
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
