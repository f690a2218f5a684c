/**
 * `npm run dev`: the shop with hot reload. Vite loads the same entry that is built for production.
 * An edited page is shown at once; after an edit of server code (anything `src/server/start.ts` imports, or
 * a new migration) the shop stops and starts again in this process, and open pages reload.
 */
import type { RequestListener } from 'node:http';
import { join, relative } from 'node:path';
import type { RequestHandler } from 'react-router';
import { createServer } from 'vite';
import { createShutdown, endOnSignals, type Shutdown } from '#platform/shutdown.ts';
import { endWithParent } from './prepare.mjs';

const root = process.cwd();
const ENTRY = join(root, 'src/server/start.ts');
const MIGRATIONS = join(root, 'migrations');

const vite = await createServer({ server: { middlewareMode: true } });
const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module;

// Loaded for each request, so that an edited page is used.
const pages: RequestHandler = async (request, context) => {
  const { pagesIn } = await load<typeof import('../src/server/pages.ts')>('./src/server/pages.ts');
  return pagesIn('development')(request, context);
};
const pageRoutes = async () => {
  const module = await load<typeof import('../src/server/pages.ts')>('./src/server/pages.ts');
  return module.pageRoutes();
};
const before = (shop: RequestListener): RequestListener => {
  return (request, response) => vite.middlewares(request, response, () => shop(request, response));
};

/** The running shop, stopped before the next start and with the process. */
let running: Shutdown | undefined;

type Outcome = 'running' | 'refused' | 'broken';

/** `refused`: a person has to change a setting or a port; `broken`: an error in the code. */
async function start(): Promise<Outcome> {
  const shutdown = createShutdown();
  running = shutdown;
  try {
    const { startShop } =
      await load<typeof import('../src/server/start.ts')>('./src/server/start.ts');
    await startShop({ pages, pageRoutes, root, shutdown, before });
    return 'running';
  } catch (error) {
    // The error class was loaded by Vite, so `instanceof` fails and the name is compared.
    const { name, message } = error as Error;
    console.error(name === 'StartupProblem' ? `\n${message}` : error);
    return name === 'StartupProblem' ? 'refused' : 'broken';
  }
}

/** Whether the server imports a file, directly or indirectly. Vite replaces only pages. */
function isServerCode(file: string): boolean {
  if (file.startsWith(MIGRATIONS)) return true;
  const seen = new Set<unknown>();
  const waiting = [...(vite.environments.ssr?.moduleGraph.getModulesByFile(file) ?? [])];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (module.file === ENTRY) return true;
    if (seen.has(module)) continue;
    seen.add(module);
    waiting.push(...module.importers);
  }
  return false;
}

/** Edited files since the last start; several saved together cause one restart. */
const edited = new Set<string>();
let restarting: Promise<void> | undefined;

async function restart(): Promise<void> {
  while (edited.size > 0) {
    const files = [...edited].map((file) => relative(root, file)).join(', ');
    edited.clear();
    console.log(`\nServer code changed (${files}): starting the shop again …`);
    const begun = performance.now();
    await running?.run();
    if ((await start()) !== 'running') {
      console.error('The shop does not run. It starts again with the next edit.');
      continue;
    }
    console.log(`The shop runs again after ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
    vite.environments.client.hot.send({ type: 'full-reload' });
  }
}

async function onEdit(file: string): Promise<void> {
  if (!isServerCode(file)) return;
  edited.add(file);
  // Files saved at the same moment belong to one edit.
  await new Promise((done) => setImmediate(done));
  restarting ??= restart().finally(() => {
    restarting = undefined;
  });
  await restarting;
}

const whole = createShutdown();
await whole.add(() => vite.close());
await whole.add(async () => running?.run());
// React Router starts a Vite server for its configuration, which would end the process at a signal
// before the shop has stopped PostgreSQL.
process.removeAllListeners('SIGTERM');
endOnSignals(whole);
endWithParent(() => process.kill(process.pid, 'SIGTERM'));
vite.watcher.add(MIGRATIONS);
vite.watcher.on('change', onEdit).on('add', onEdit);
if ((await start()) === 'refused') {
  await whole.run();
  process.exitCode = 1;
}
