import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyFolder } from '../../tests/support/cached-folder.ts';
import { scratchFolder } from '../../tests/support/scratch-folder.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { createLog } from './log.ts';
import { StartupProblem } from './startup-problem.ts';

const log = createLog('silent');
const isRoot = process.getuid?.() === 0;
let dataDir = '';
const start = () => startEmbeddedDatabase({ dataDir, log, durable: false });

/** A stopped cluster. Creating one takes a second, which only two of these tests need; the others copy it. */
let atRest = '';
beforeAll(async () => {
  atRest = await newFolder();
  dataDir = atRest;
  await (await start()).stop();
});
afterAll(() => rm(atRest, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await newFolder();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function newFolder(): Promise<string> {
  const folder = await scratchFolder('embedded');
  await chmod(folder, 0o755);
  return folder;
}

const beginWithCluster = () => copyFolder(atRest, dataDir);

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('what was written is there after a stop and a start', async () => {
  await beginWithCluster();
  const first = await start();
  await query(first.url, 'create table kept as select 1 as one');
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow();
  const second = await start();
  expect(await query(second.url, 'select * from kept')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('it is reached through its socket, or over the loopback where its path would be too long', async () => {
  await beginWithCluster();
  const near = await start();
  dataDir = join(dataDir, 'a'.repeat(80));
  const far = await start();
  const over = 'select host(inet_client_addr()) as over';
  expect(await query(near.url, over)).toEqual([{ over: null }]);
  expect(await query(far.url, over)).toEqual([{ over: '127.0.0.1' }]);
  await near.stop();
  await far.stop();
});

test('a database left by a killed process is taken over, then stopped with its new owner', async () => {
  await beginWithCluster();
  const script = `
    import { startEmbeddedDatabase } from '${import.meta.dirname}/embedded-database.ts';
    const log = { info: () => undefined };
    const { url } = await startEmbeddedDatabase({ dataDir: '${dataDir}', log, durable: false });
    process.stdout.write(url);
    process.kill(process.pid, 'SIGKILL');`;
  const killed = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(killed.signal).toBe('SIGKILL');
  const url = String(killed.stdout);
  await query(url, 'create table kept as select 1 as one');

  const next = await start();
  expect(next.url).toBe(url);
  expect(await query(next.url, 'select * from kept')).toEqual([{ one: 1 }]);
  await next.stop();
  await expect(query(url, 'select 1')).rejects.toThrow();
});

/** A second process that joins the database, reports it, and leaves when its input ends. */
function another() {
  const script = `
    import { startEmbeddedDatabase } from '${import.meta.dirname}/embedded-database.ts';
    const log = { info: () => undefined };
    const { url, stop } = await startEmbeddedDatabase({ dataDir: '${dataDir}', log, durable: false });
    process.stdout.write(url);
    process.stdin.resume().once('end', stop);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return {
    url: once(child.stdout, 'data').then(([data]) => String(data)),
    leave: () => {
      child.stdin.end();
      return once(child, 'exit');
    },
  };
}

test('the last process to leave stops the database, whoever started it', async () => {
  await beginWithCluster();
  const first = await start();
  const other = another();
  expect(await other.url).toBe(first.url);
  await first.stop();
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await other.leave();
  await expect(query(first.url, 'select 1')).rejects.toThrow();
});

test('a process that starts while the last one stops finds a database', async () => {
  await beginWithCluster();
  const first = await start();
  const [second] = await Promise.all([start(), first.stop()]);
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const third = another();
  const stopped = second.stop();
  expect(await query(await third.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stopped;
  await third.leave();
});

test('a creation that was cut short is made again', async () => {
  await mkdir(join(dataDir, 'postgres.4711'));
  await writeFile(join(dataDir, 'postgres.4711', 'PG_VERSION'), '18');
  const database = await start();
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
});

test('a lock left by a crash does not keep it from starting, even when its number is in use', async () => {
  await beginWithCluster();
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  const lock = join(dataDir, 'postgres', 'postmaster.pid');
  await writeFile(lock, `${process.ppid}\n${dataDir}/postgres\n1\n5432\n`);
  await chown(lock, uid, gid);
  const database = await start();
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
});

test('a folder that cannot be written is told in one sentence', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  dataDir = join(file, 'data');
  await expect(start()).rejects.toThrow(StartupProblem);
  await expect(start()).rejects.toThrow(/cannot be written: choose another one with DATA_DIR/);
  dataDir = join(file, '..');
});

test.runIf(isRoot)('root is told when the database user cannot enter the folder', async () => {
  await chmod(dataDir, 0o700);
  await expect(start()).rejects.toThrow(/the database user cannot enter .* set DATA_DIR/);
});
