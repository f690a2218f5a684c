// `npm run shop`: from a fresh clone to a running shop. Later starts skip what is done already.
// What follows the command goes to the shop: `npm run shop -- clock +30d`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, endWithParent, install, ownNode, root, run } from './prepare.mjs';

/** Resolves with the exit code of the shop. Signals go to it; it ends when this process is gone. */
function serve() {
  const server = spawn(ownNode, [join(root, 'build/server/index.js'), ...process.argv.slice(2)], {
    cwd: root,
    // Two memory arenas instead of eight per core keep half the memory. A block of 32 KB or more, what a
    // socket reads into among them, goes back to the system when it is freed, however many were asked for:
    // between those that stay they left holes of 140 MB. A heap that is bounded is swept sooner: under
    // load the shop then keeps half of it too. What was compiled once is kept: later starts take half the time.
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '32768',
      NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=256',
      NODE_COMPILE_CACHE: join(root, 'build/.compiled'),
      ...process.env,
      NODE_ENV: process.env.NODE_ENV || 'production',
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.kill(signal));
  endWithParent(() => server.kill('SIGTERM'));
  return new Promise((resolve) => server.once('exit', (code) => resolve(code ?? 1)));
}

/** What needs the tests, which the built shop does not have. */
const tools = {
  'law-report': 'tools/law-report.ts',
  mails: 'tools/draw-mails.ts',
  screens: 'tools/draw-screens.ts',
  'search-score': 'tools/search-score.ts',
};

function runTool(file) {
  const writing = spawn(ownNode, [join(root, file), ...process.argv.slice(3)], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => writing.once('exit', (code) => resolve(code ?? 1)));
}

await run(async () => {
  await install();
  await build();
  const [, , command = ''] = process.argv;
  return Object.hasOwn(tools, command) ? runTool(tools[command]) : serve();
});
