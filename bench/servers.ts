import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

export interface Running {
  url: string;
  /** Milliseconds from the start of the process to its first answer. */
  startUp: number;
  /** Resident memory; the code of the processes it started is its code, mapped once. */
  memory(): MemoryOfProcess;
  /** Milliseconds of processor time so far, of the process and those it started. */
  processorTime(): number;
  stop(): Promise<void>;
}

/** How a shop bounds its memory, as `npm start` does. */
export const HEAP = '--max-semi-space-size=16 --max-old-space-size=256';

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a Node server in a folder and waits until `path` answers. */
export async function startServer(
  args: string[],
  env: Record<string, string>,
  path: string,
  cwd = process.cwd(),
): Promise<Running> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '32768',
      NODE_OPTIONS: HEAP,
      ...process.env,
      PORT: String(port),
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(child, url + path);
  return {
    url,
    startUp: performance.now() - started,
    memory: () => residentMemory(child.pid as number),
    processorTime: () => processorTime(child.pid as number),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) {
      await response.arrayBuffer();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The server stopped with code ${child.exitCode}`);
}

/** In MB: now, with what the processes it started hold of their own, and the most it ever took itself. */
export interface MemoryOfProcess {
  now: number;
  peak: number;
}

export const residentMemory = (pid: number): MemoryOfProcess => ({
  now: megabytes(pid, 'VmRSS') + ofChildren(pid),
  peak: megabytes(pid, 'VmHWM'),
});

const ofChildren = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + megabytes(child, 'RssAnon') + ofChildren(child), 0);

function megabytes(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

function childrenOf(pid: number): number[] {
  const pids = readProcess(pid, `task/${pid}/children`)?.trim() ?? '';
  return pids === '' ? [] : pids.split(' ').map(Number);
}

/** A file of a process; null when the process has ended. */
function readProcess(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return null;
  }
}

const TICK_MS = 10;

/** Milliseconds of processor time so far, of a process and those it started, ended ones included. */
export function processorTime(pid: number): number {
  const stat = readProcess(pid, 'stat');
  // It ended since its parent was read: its time is its parent's by then.
  if (stat === null) return 0;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Its own, as user and as system, and the same of its ended children (proc_pid_stat(5)).
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  const own = ticks * TICK_MS;
  return childrenOf(pid).reduce((sum, child) => sum + processorTime(child), own);
}

/** The shop as it is built, behind a proxy that names each visitor. `env` may turn the document cache off. */
export const startShopServer = (env: Record<string, string>) => {
  const settings = { LOG_LEVEL: 'error', TRUSTED_PROXIES: '1', ...env };
  return startServer(['build/server/index.js'], settings, '/readyz');
};

/** Node's own limit: answers the bytes of a file, or one primary-key SELECT, with nothing around. */
export const startBareServer = (env: Record<string, string>) =>
  startServer(['bench/bare-server.ts'], env, '/');
