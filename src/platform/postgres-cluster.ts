import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { defined } from '#kit/defined.ts';
import { isAlive, runsProgram } from './live-process.ts';
import type { DatabaseAccount, PostgresBinaries } from './postgres-binaries.ts';
import { StartupProblem } from './startup-problem.ts';

/** A cluster is the folder PostgreSQL calls its data directory, with its password beside it. */
export interface Cluster {
  folder: string;
  password: string;
}

const USER = 'shop';
const HOST = '127.0.0.1';
/** Sized for a small shop on a shared machine; a busy one has its own PostgreSQL. */
const SETTINGS = {
  listen_addresses: HOST,
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  log_min_messages: 'fatal',
};
const THROW_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Systems limit the length of socket paths: macOS to 103 characters, Linux to 107. */
const LONGEST_SOCKET = 103;

/** The folder of the server's Unix socket; undefined where there can be none. */
function socketFolder({ folder }: Cluster): string | undefined {
  const fits = join(folder, '.s.PGSQL.65535').length <= LONGEST_SOCKET;
  return fits && process.platform !== 'win32' ? folder : undefined;
}

/** Socket first: connecting through it costs half as much as over the loopback. */
function urlsOf(cluster: Cluster, port: number): string[] {
  const socket = socketFolder(cluster);
  return defined([socket ? encodeURIComponent(socket) : undefined, HOST]).map(
    (host) => `postgres://${USER}:${cluster.password}@${host}:${port}/postgres`,
  );
}

async function answeringUrl(cluster: Cluster, port: number): Promise<string | undefined> {
  for (const url of urlsOf(cluster, port)) if (await answers(url)) return url;
  return undefined;
}

/** Opens an existing cluster; undefined when the folder has none. */
export async function findCluster(folder: string): Promise<Cluster | undefined> {
  const password = await readFile(join(folder, 'password'), 'utf8').catch(() => undefined);
  return password === undefined ? undefined : { folder, password };
}

/**
 * Creates the cluster in a temporary folder and renames it, so that a half-made one is never used.
 */
export async function createCluster(
  binaries: PostgresBinaries,
  folder: string,
  account: DatabaseAccount | undefined,
  durable: boolean,
): Promise<Cluster> {
  const draft = `${folder}.${process.pid}`;
  const passwordFile = `${draft}.password`;
  const password = randomBytes(18).toString('base64url');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account)
    for (const path of [draft, passwordFile]) await chown(path, account.uid, account.gid);
  try {
    await binaries.run(
      'initdb',
      defined([
        `--pgdata=${draft}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        durable ? undefined : '--no-sync',
      ]),
    );
    await rename(passwordFile, join(draft, 'password'));
    await rename(draft, folder);
  } catch (cause) {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
    const reason = lastLine((cause as { stderr?: string }).stderr ?? String(cause));
    throw new StartupProblem(`The database could not be created: ${reason}`, { cause });
  }
  return { folder, password };
}

/** Starts the server on a free port and returns its address once it accepts connections. */
export async function startServer(
  binaries: PostgresBinaries,
  cluster: Cluster,
  durable: boolean,
): Promise<string> {
  const output = join(cluster.folder, 'server.log');
  await rm(output, { force: true });
  const port = await freePort();
  const start = async (unix_socket_directories: string) => {
    const flags = startArguments(cluster, durable, String(port), unix_socket_directories);
    await binaries.run('pg_ctl', flags);
    return answeringUrl(cluster, port);
  };
  try {
    const socket = socketFolder(cluster);
    // Some shared file systems do not support sockets: then the server starts without one.
    const url = socket ? await start(socket).catch(() => start('')) : await start('');
    if (url) return url;
    throw new Error('it does not answer');
  } catch (cause) {
    // Another process may have started the same folder a moment ago.
    const theirs = await runningUrl(cluster);
    if (theirs !== undefined) return theirs;
    // Before the server writes its log, only what started it can say why.
    const stderr = (cause as { stderr?: string }).stderr ?? String(cause);
    const reason = lastLine(await readFile(output, 'utf8').catch(() => stderr));
    throw new StartupProblem(`The database in ${cluster.folder} did not start: ${reason}`, {
      cause,
    });
  }
}

/**
 * Restarts a server that is gone at exactly the address it had, because its users keep connecting
 * there. Throws when that does not work yet: processes of the dead server may still be ending.
 */
export async function startServerAgain(
  binaries: PostgresBinaries,
  cluster: Cluster,
  durable: boolean,
  url: string,
): Promise<void> {
  const { hostname, port } = new URL(url);
  const unix_socket_directories = hostname === HOST ? '' : decodeURIComponent(hostname);
  await rm(join(cluster.folder, 'postmaster.pid'), { force: true });
  await binaries.run('pg_ctl', startArguments(cluster, durable, port, unix_socket_directories));
}

/** The arguments of `pg_ctl` to start a cluster and wait until it accepts connections. */
function startArguments(
  { folder }: Cluster,
  durable: boolean,
  port: string,
  unix_socket_directories: string,
): string[] {
  const settings: Record<string, string> = Object.assign({}, SETTINGS, durable ? {} : THROW_AWAY, {
    port,
    unix_socket_directories,
  });
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const output = join(folder, 'server.log');
  return ['start', '-D', folder, '-l', output, '-w', '-s', '-o', flags.join(' ')];
}

const ATTEMPTS = 100;
const PAUSE_MS = 100;
/** A dead server refuses at once; a live one on a busy machine may be slow. */
const ANSWER_LIMIT_MS = 15_000;

/** Address of the server that runs on this cluster, once it answers; undefined when none runs. */
export async function runningUrl(cluster: Cluster): Promise<string | undefined> {
  const lockFile = join(cluster.folder, 'postmaster.pid');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (!isAlive(pid) || !runsProgram(pid, 'postgres')) {
      // The lock file was left by a crash. Its process number may belong to another program by now,
      // which would make PostgreSQL refuse to start.
      await rm(lockFile, { force: true });
      return undefined;
    }
    const url = port > 0 ? await answeringUrl(cluster, port) : undefined;
    if (url) return url;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  throw new StartupProblem(
    `A database is running in ${cluster.folder} but does not answer: stop it, then start again.`,
  );
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_LIMIT_MS });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, HOST, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** The last line of a program's output, usually the error a person can search for. */
function lastLine(output: string): string {
  const lines = output.trim().split('\n');
  const complaint = lines.findLast((line) => /fatal|error|panic/i.test(line));
  return complaint ?? lines.at(-1) ?? 'no reason given';
}
