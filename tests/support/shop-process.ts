import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { build } from '../../tools/prepare.mjs';
import { scaled } from './limits.ts';
import { serverLines } from './server-lines.ts';

export interface ShopProcess {
  url: string;
  /** Milliseconds from the start of the process to its first ready answer. */
  startUp: number;
  /** Log lines since a moment (wall clock milliseconds). */
  linesSince(moment: number): string[];
  /** Whether the process is alive; it is never restarted automatically. */
  isRunning(): boolean;
  /** Stops it with a signal, and waits. */
  stop(): Promise<void>;
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
}

interface Options {
  dataDir: string;
  port?: number;
  /** Environment variables. */
  settings?: Record<string, string>;
}

/** Includes loading demonstration data; a start on existing data takes seconds. */
const START_LIMIT_MS = 120_000;

let built: Promise<void> | undefined;

/** Starts the built shop on the data of a folder, on `port` or a free one. Waits for the build. */
export async function startShopProcess(options: Options): Promise<ShopProcess> {
  // The first test that needs the shop starts the build, in parallel with other tests.
  built ??= build();
  await built;
  const { dataDir, port = await freePort(), settings } = options;
  const begun = performance.now();
  // Same as `npm start`.
  const server = spawn(process.execPath, ['--max-semi-space-size=16', 'build/server/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: 'build/.compiled',
      SHOP_ENV: 'test',
      WAREHOUSE_STANDIN: 'at_once',
      LABEL_SERVICES: 'none',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // One size of each picture is enough for pages; rendering the rest would slow tests down.
      RENDER_PICTURES: '0',
      PORT: String(port),
      // A busy test machine must not shed load.
      MAX_DELAY_MS: '60000',
      // Each visitor of a test has its own network address, see `shoppers`.
      TRUSTED_PROXIES: '1',
      ...settings,
    },
    // The IPC channel lets it notice when its parent is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  server.channel?.unref();
  const lines = serverLines();
  const follow = (stream: Readable | null, prefix = '') =>
    stream && createInterface({ input: stream }).on('line', (line) => lines.add(prefix + line));
  follow(server.stdout);
  follow(server.stderr, 'stderr: ');
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const url = `http://localhost:${port}`;
  const isReady = settings?.ROLE === 'worker' ? saysReady(server) : becomesReady(url, server);
  if (!(await isReady)) {
    await end('SIGKILL');
    throw new Error(`The built shop did not start:\n${lines.since(0).join('\n')}`);
  }
  return {
    url,
    startUp: performance.now() - begun,
    linesSince: lines.since,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** A worker has no HTTP endpoint, so it reports readiness over IPC. */
const saysReady = (server: ChildProcess): Promise<boolean> =>
  new Promise((done) => {
    server.once('message', () => done(true));
    server.once('exit', () => done(false));
  });

async function becomesReady(url: string, server: ChildProcess): Promise<boolean> {
  const limit = performance.now() + scaled(START_LIMIT_MS);
  while (performance.now() < limit && server.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
