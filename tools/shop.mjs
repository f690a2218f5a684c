// `npm run shop`: from a fresh clone to a running shop. Later starts skip completed steps.
// Arguments are passed to the shop: `npm run shop -- clock +30d`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, endWithParent, install, ownNode, root, run } from './prepare.mjs';

/** Resolves with the exit code of the shop. Signals go to it; it ends when this process is gone. */
function serve() {
  const server = spawn(ownNode, [join(root, 'build/server/index.js'), ...process.argv.slice(2)], {
    cwd: root,
    // Memory settings. Two malloc arenas instead of eight per core halve the memory. Blocks of 32 KB or more, such as socket
    // buffers, are returned to the system when freed: otherwise they left fragments of 140 MB. A bounded heap is collected
    // sooner, which halves memory under load. The compile cache halves the time of later starts.
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

/** Commands that need the tests, which the built shop does not contain. */
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
