import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chmod, chown, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Log } from './log.ts';
import { canEnter, databaseAccount, findBinaries } from './postgres-binaries.ts';
import type { DatabaseAccount, PostgresBinaries } from './postgres-binaries.ts';
import { StartupProblem } from './startup-problem.ts';

export interface EmbeddedDatabaseOptions {
  /** Folder of everything the shop keeps on disk; the cluster lives in `postgres/` below it. */
  dataDir: string;
  log: Log;
  /** Told before a step a person would notice waiting for. */
  onProgress?: (step: string) => void;
  /** `false` skips every flush to disk: only for databases that are thrown away. */
  durable?: boolean;
}

export interface EmbeddedDatabase {
  url: string;
  /** Stops the server, unless another living process started it. */
  stop(): Promise<void>;
}

const USER = 'shop';
const HOST = '127.0.0.1';
/** Sized for a small shop on a shared machine; a busy one has its own PostgreSQL. */
const SETTINGS = {
  listen_addresses: HOST,
  unix_socket_directories: '',
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

/**
 * Starts PostgreSQL on the data of `dataDir`, creating it the first time. A server left running by
 * a process that was killed is taken over. Throws StartupProblem with what a person can do about it.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { log, durable = true, onProgress = () => undefined } = options;
  const dataDir = resolve(options.dataDir);
  const account = databaseAccount();
  await prepareFolder(dataDir, account);
  const binaries = await findBinaries(account, dataDir);
  const cluster = join(dataDir, 'postgres');

  if (!(await exists(join(cluster, 'PG_VERSION')))) {
    onProgress('creating the database');
    await create(binaries, cluster, account, durable);
  }
  const access = JSON.parse(await readFile(join(cluster, 'access.json'), 'utf8')) as Access;
  let port = await runningPort(cluster, access.password);
  if (port === undefined) {
    onProgress('starting the database');
    port = await startServer(binaries, cluster, access.password, durable);
  } else log.info({ port }, 'the database of this folder was running already');

  const owner = join(dataDir, 'postgres-owner');
  const isGuest = isAlive(await readNumber(owner));
  if (!isGuest) await writeFile(owner, String(process.pid));
  const stop = async () => {
    if (isGuest) return;
    await binaries.run('pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w', '-s']);
    await rm(owner, { force: true });
  };
  return { url: urlOf(port, access.password), stop };
}

interface Access {
  password: string;
}

const urlOf = (port: number, password: string) =>
  `postgres://${USER}:${password}@${HOST}:${port}/postgres`;

const exists = (path: string) => access(path).then(() => true, () => false);

const readNumber = async (path: string) => Number(await readFile(path, 'utf8').catch(() => 'none'));

function isAlive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function prepareFolder(dataDir: string, account: DatabaseAccount | undefined) {
  try {
    if (await mkdir(dataDir, { recursive: true })) await chmod(dataDir, 0o755);
    await access(dataDir, constants.W_OK);
  } catch {
    throw new StartupProblem(
      `The data folder ${dataDir} cannot be written: choose another one with DATA_DIR.`,
    );
  }
  if (!canEnter(account, dataDir))
    throw new StartupProblem(
      `You are root, and the database user cannot enter ${dataDir}: set DATA_DIR to an open folder such as /var/lib/shop, or start as another user.`,
    );
}

/** Builds the cluster beside its place and moves it there, so that a half-made one is never used. */
async function create(
  binaries: PostgresBinaries,
  cluster: string,
  account: DatabaseAccount | undefined,
  durable: boolean,
) {
  const draft = `${cluster}.${process.pid}`;
  const password = randomBytes(18).toString('base64url');
  const passwordFile = `${draft}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(draft, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    await binaries.run('initdb', [
      `--pgdata=${draft}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(durable ? [] : ['--no-sync']),
    ]);
    await writeFile(join(draft, 'access.json'), JSON.stringify({ password }), { mode: 0o600 });
    await rename(draft, cluster);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    throw new StartupProblem(`The database could not be created: ${lastLine(cause)}`, { cause });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function startServer(
  binaries: PostgresBinaries,
  cluster: string,
  password: string,
  durable: boolean,
): Promise<number> {
  const output = join(cluster, 'server.log');
  await rm(output, { force: true });
  const port = await freePort();
  const settings = { ...SETTINGS, ...(durable ? {} : THROW_AWAY), port: String(port) };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  try {
    await binaries.run('pg_ctl', ['start', '-D', cluster, '-l', output, '-w', '-s', '-o', flags.join(' ')]);
  } catch (cause) {
    // Another process may have started the same folder a moment ago.
    const theirs = await runningPort(cluster, password);
    if (theirs !== undefined) return theirs;
    const reason = lastLine({ stderr: await readFile(output, 'utf8').catch(() => '') });
    throw new StartupProblem(`The database in ${cluster} did not start: ${reason}`, { cause });
  }
  return port;
}

/** Port of the server that runs on this cluster, once it answers; undefined when none does. */
async function runningPort(cluster: string, password: string): Promise<number | undefined> {
  const lockFile = join(cluster, 'postmaster.pid');
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
    const pid = Number(lines[0]);
    if (!isAlive(pid)) return undefined;
    if (!isPostgres(pid)) {
      // The machine was restarted and the number now belongs to something else.
      await rm(lockFile, { force: true });
      return undefined;
    }
    const port = Number(lines[3]);
    if (port > 0 && (await answers(urlOf(port, password)))) return port;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new StartupProblem(
    `A database is running in ${cluster} but does not answer: stop it, then start again.`,
  );
}

function isPostgres(pid: number): boolean {
  try {
    const name = execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { stdio: 'pipe' });
    return String(name).includes('postgres');
  } catch {
    return true; // No `ps` here: PostgreSQL decides for itself when it starts.
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
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

/** The last line a program wrote: the reason a person can search for. */
function lastLine(failure: unknown): string {
  const { stderr, message } = failure as { stderr?: string; message?: string };
  const lines = (stderr || message || '').trim().split('\n');
  return lines.findLast((line) => /fatal|error|panic/i.test(line)) ?? lines.at(-1) ?? 'no reason given';
}
