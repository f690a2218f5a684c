// Plain JavaScript for any Node from 20 on: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The project's own Node, whatever version is installed. */
export const ownNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** A failure with a one-sentence message; the output of the failed step is printed above it. */
export class Problem extends Error {}

/** Installs the packages of the lock file, unless that was done since it last changed. */
export async function install() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20)
    throw new Problem(`Node 20 or later is needed to start, this is ${process.version}.`);
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Problem(`The folder ${root} cannot be written: copy it to one of yours.`);
  }
  const modified = (path) =>
    existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : -1;
  const isFresh = modified('node_modules/.package-lock.json') >= modified('package-lock.json');
  if (isFresh && existsSync(ownNode)) return;
  await step('installing the packages', npm('ci', '--include=dev', '--no-audit', '--no-fund'), {
    failure: 'The packages could not be installed: is the package registry reachable?',
  });
}

/** Calls `end` when the parent process is gone: npm stops its shell at a signal, and the shell does not forward it. */
export function endWithParent(end) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || end(), 500).unref();
}

/** Builds the server and the pages, unless they were built from these very sources. */
export async function build() {
  const cache = join(root, 'node_modules/.cache/gamelle');
  mkdirSync(cache, { recursive: true });
  await alone(join(cache, 'build.lock'), buildOnce);
}

async function buildOnce() {
  const stamp = join(root, 'build/.sources');
  const sources = hashOf([
    'src',
    'art',
    'data',
    'standins',
    'seeds',
    'public',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  rmSync(stamp, { force: true });
  const command = [ownNode, join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'];
  await step('building the shop', command, {
    failure: 'The shop could not be built.',
    // Always a production build, so that tests and developers get what shoppers get.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  writeFileSync(stamp, sources);
}

/** The npm that started us, else the one on the path. */
export function npm(...parameters) {
  const started = process.env.npm_execpath;
  return started ? [process.execPath, started, ...parameters] : ['npm', ...parameters];
}

/** Runs a command with an elapsed time display. Its output is shown when it fails. */
function step(label, [program, ...parameters], { failure, env = process.env }) {
  const begun = Date.now();
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  const { isTTY } = process.stdout;
  if (!isTTY) process.stdout.write(`  ${label} …\n`);
  const ticking =
    isTTY && setInterval(() => process.stdout.write(`\r  ${label} … ${seconds()} `), 200);
  return new Promise((resolve, reject) => {
    const output = [];
    const child = spawn(program, parameters, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const end = (code) => {
      clearInterval(ticking);
      process.stdout.write(
        `${isTTY ? '\r' : ''}  ${label}: ${code === 0 ? seconds() : 'failed'}    \n`,
      );
      if (code === 0) return resolve();
      process.stderr.write(
        `${Buffer.concat(output).toString().trim().split('\n').slice(-30).join('\n')}\n`,
      );
      return reject(new Problem(failure));
    };
    child.once('error', () => end(1));
    child.once('close', end);
  });
}

const PAUSE_MS = 200;

/** Runs `work` while holding a lock file; a lock of a dead process is taken over. */
async function alone(lock, work) {
  while (!take(lock)) await new Promise((done) => setTimeout(done, PAUSE_MS));
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  if (holder !== '' && !isAlive(Number(holder))) rmSync(lock, { force: true });
  return false;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Tests are not part of the build. */
const TEST_FILE = /\.test\.tsx?$/;

/** A hash of the content of files and folders; missing ones count as empty. */
export function hashOf(names) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path) || TEST_FILE.test(path)) return;
    if (statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const name of names) add(join(root, name));
  return hash.digest('hex');
}

/** Runs `main` and exits with its code; a Problem prints its message only. */
export async function run(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
