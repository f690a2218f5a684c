import { mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '#platform/live-process.ts';

const MEMORY = '/dev/shm';
/** A run has about ten folders of 100 MB at a time, beside its browsers. */
const MEMORY_NEEDED = 6e9;
const ROOM_NEEDED = 3e9;
/** The prefix is followed by the process id of the creator. */
const OWN = /^shop-[a-z]+-(\d+)-/;

let base: Promise<string> | undefined;

/**
 * Creates a temporary folder `shop-` with this name. In memory (tmpfs) if there is enough: a PostgreSQL cluster has two thousand
 * files, which take two seconds of CPU time on a disk. `TMPDIR` overrides the place.
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
    // Not available: the disk is used.
    return false;
  }
}

/** Removes folders of killed runs, which would stay in memory. */
async function removeOrphans(): Promise<void> {
  for (const name of await readdir(MEMORY)) {
    const maker = Number(OWN.exec(name)?.[1]);
    if (maker && maker !== process.pid && !isAlive(maker))
      await rm(join(MEMORY, name), { recursive: true, force: true });
  }
}
