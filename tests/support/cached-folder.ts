import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { withFolderLock } from '#platform/folder-lock.ts';
import { hashOf } from '../../tools/prepare.mjs';
import { scratchFolder } from './scratch-folder.ts';

const run = promisify(execFile);

/** Outside version control; can be deleted, and is then created again. */
const CACHE = resolve('node_modules/.cache/gamelle');
/** Time limit for creating one on a busy machine. */
const TIMEOUT_MS = 600_000;
/** Age after which an unused folder belongs to outdated sources. */
const UNUSED_MS = 3 * 3_600_000;

/**
 * Sources that decide the content of a cached folder. Broader than necessary: an unneeded rebuild
 * costs time, a missed one would give wrong results.
 */
const SOURCES = [
  'src',
  'art',
  'data',
  'standins',
  'seeds',
  'migrations',
  'package-lock.json',
  'tests/support/data-folder.ts',
  'tests/support/database-server.ts',
  'tests/support/shop-process.ts',
  'tests/support/stocked-shop.ts',
];

/**
 * A folder that `make` fills once for the current sources and date, to be copied and never written
 * to. Concurrent runs wait for each other.
 */
export async function cachedFolder(
  kind: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const name = `${kind}-${keyOfToday()}`;
  const target = join(CACHE, name);
  if (await isThere(target)) return used(target);
  return withFolderLock(
    `${target}.lock`,
    async () => {
      if (await isThere(target)) return used(target);
      const draft = await scratchFolder(kind);
      try {
        await make(draft);
        const half = `${target}.half`;
        await rm(half, { recursive: true, force: true });
        await copyFolder(draft, half);
        await rename(half, target);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
      await removeUnused(kind, name);
      return target;
    },
    TIMEOUT_MS,
  );
}

/** Copies a folder with the owners of its files: PostgreSQL reads only what is its own. */
export async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else {
    await mkdir(to, { recursive: true });
    await run('cp', ['-a', `${from}/.`, to]);
  }
}

/** Demonstration data are dated relative to today. */
function keyOfToday(): string {
  const today = Temporal.Now.plainDateISO('Europe/Paris').toString();
  const parts = [hashOf(SOURCES), today, process.version];
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 16);
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function used(folder: string): Promise<string> {
  const now = new Date();
  await utimes(folder, now, now);
  return folder;
}

async function removeUnused(kind: string, current: string): Promise<void> {
  for (const name of await readdir(CACHE)) {
    if (!name.startsWith(`${kind}-`) || name.startsWith(current)) continue;
    const path = join(CACHE, name);
    // Another run may have deleted it.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > UNUSED_MS) await rm(path, { recursive: true, force: true });
  }
}
