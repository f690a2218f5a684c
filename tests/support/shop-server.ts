import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../../tools/prepare.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built shop, filled with the demonstration data. */
    shopUrl: string;
  }
}

const START_LIMIT_MS = 180_000;

/** Starts the built shop on fresh data and a free port; `settings` are environment variables. */
export async function startBuiltShop(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  await chmod(dataDir, 0o755); // PostgreSQL runs as another user when the tests run as root.
  const port = await freePort();
  const server = spawn(process.execPath, ['build/server/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHOP_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-10_000);
    });
  const stop = async () => {
    await ended(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  if (!(await becomesReady(url, server))) {
    await stop();
    throw new Error(`The built shop did not start:\n${output}`);
  }
  return { url, stop };
}

/** Vitest calls this once before the first browser test and its result after the last. */
export default async function setup(project: TestProject) {
  await build();
  const shop = await startBuiltShop();
  project.provide('shopUrl', shop.url);
  return shop.stop;
}

async function becomesReady(url: string, server: ChildProcess): Promise<boolean> {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit && server.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    server.once('exit', () => done());
    server.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
