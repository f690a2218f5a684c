import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyFolder } from '../support/cached-folder.ts';
import { filledFolder } from '../support/data-folder.ts';
import { scaled } from '../support/limits.ts';
import { freePort } from '../support/shop-process.ts';
import { foreignShop, isFull } from './scope.ts';

const START_LIMIT_MS = 90_000;

// Vite and a whole shop of its own: `npm run outside` plays it.
describe.runIf(isFull && !foreignShop)('npm run dev', () => {
  let dataDir: string;
  let dev: ChildProcess;
  let url: string;
  const lines: string[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-dev-'));
    await copyFolder(await filledFolder(), dataDir);
    await chmod(dataDir, 0o755); // PostgreSQL runs as another user when the tests run as root.
    const port = await freePort();
    url = `http://localhost:${port}`;
    const settings = Object.entries(process.env).filter(
      ([name]) => !/VITEST|^NODE_ENV$/.test(name),
    );
    dev = spawn(process.execPath, ['tools/dev.ts'], {
      env: { ...Object.fromEntries(settings), DATA_DIR: dataDir, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [dev.stdout, dev.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }, scaled(START_LIMIT_MS));

  afterAll(async () => {
    if (dev.exitCode === null && dev.signalCode === null) {
      dev.kill('SIGKILL');
      await once(dev, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  });

  const status = (path: string) =>
    fetch(url + path).then(
      (answer) => answer.status,
      () => 0,
    );
  const becomes = (path: string) =>
    expect.poll(() => status(path), { timeout: scaled(START_LIMIT_MS), interval: 100 }).toBe(200);

  test(
    'serves pages, and starts the shop again after an edit of server code',
    async () => {
      await becomes('/readyz');
      await becomes('/panier/');
      const now = new Date();
      await utimes('src/registry/api.ts', now, now);
      await expect
        .poll(() => lines.join('\n'), { timeout: scaled(START_LIMIT_MS), interval: 100 })
        .toMatch(/Server code changed \(src\/registry\/api\.ts\)[\s\S]*The shop runs again/);
      await becomes('/readyz');
      await becomes('/panier/');
    },
    scaled(2 * START_LIMIT_MS),
  );

  test('stops its PostgreSQL when it is told to end', async () => {
    const lock = join(dataDir, 'postgres/postmaster.pid');
    expect(existsSync(lock)).toBe(true);
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
    expect(existsSync(lock)).toBe(false);
  });
});
