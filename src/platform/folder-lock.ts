import { readFile, rm, writeFile } from 'node:fs/promises';
import { isAlive } from './live-process.ts';
import { StartupProblem } from './startup-problem.ts';

const PAUSE_MS = 50;
const TIMEOUT_MS = 120_000;

/**
 * Runs `work` while holding a lock file. A lock left by a dead process is taken over. Throws
 * StartupProblem when a living one holds it longer than `patience` milliseconds: two minutes by
 * default.
 */
export async function withFolderLock<T>(
  file: string,
  work: () => Promise<T>,
  timeout = TIMEOUT_MS,
): Promise<T> {
  for (let waited = 0; !(await take(file)); waited += PAUSE_MS) {
    if (waited > timeout)
      throw new StartupProblem(`Another process holds ${file}: stop it, then start again.`);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const text = await readFile(file, 'utf8').catch(() => '');
  const holder = Number(text);
  // An empty lock file is still being written; a lock of this process itself is waited for.
  if (text !== '' && holder !== process.pid && !isAlive(holder)) await rm(file, { force: true });
  return false;
}
