import { mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '#platform/live-process.ts';

const MEMORY = '/dev/shm';
/** A run has about ten folders of 100 MB at a time, beside its browsers. */
const MEMORY_NEEDED = 6e9;
const ROOM_NEEDED = 3e9;
/** After the prefix stands the process that made it. */
const OWN = /^shop-[a-z]+-(\d+)-/;

let base: Promise<string> | undefined;

/**
 * Makes a folder for what a test throws away, `shop-` with this name. It lies in memory where the machine has plenty:
 * a cluster of PostgreSQL is two thousand files, whose making costs a disk two seconds of processor.
 * `TMPDIR` names another place.
 */
export async function scratchFolder(name: string): Promise<string> {
  base ??= findBase();
  return mkdtemp(join(await base, `shop-${name}-${process.pid}-`));
}

async function findBase(): Promise<string> {
  if (process.env.TMPDIR || !(await hasMemory())) return tmpdir();
  await removeOrphans();
  return MEMORY;
}

async function hasMemory(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(MEMORY);
    const mounted = (await readFile('/proc/mounts', 'utf8')).split('\n');
    const options =
      mounted.find((line) => line.split(' ')[1] === MEMORY)?.split(' ')[3] ?? 'noexec';
    // PostgreSQL's programs may have to lie beside its data.
    const runsPrograms = !options.split(',').includes('noexec');
    return (
      runsPrograms && bavail * bsize > ROOM_NEEDED && process.availableMemory() > MEMORY_NEEDED
    );
  } catch {
    // No such place: the disk does.
    return false;
  }
}

/** What a run that was killed left would stay in memory until the machine ends. */
async function removeOrphans(): Promise<void> {
  for (const name of await readdir(MEMORY)) {
    const maker = Number(OWN.exec(name)?.[1]);
    if (maker && maker !== process.pid && !isAlive(maker))
      await rm(join(MEMORY, name), { recursive: true, force: true });
  }
}
