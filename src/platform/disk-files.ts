import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Files } from './files.ts';

/** Only the shop's system account can read what customers sent. */
const OWN_FOLDER = { recursive: true, mode: 0o700 } as const;
const OWN_FILE = { mode: 0o600 } as const;

/** Files in a folder of this machine, which several machines may share. */
export function openFolder(folder: string): Files {
  const keys = async (prefix: string) => {
    const within = prefix.slice(0, prefix.lastIndexOf('/'));
    const names = await unlessAbsent(readdir(join(folder, within), { recursive: true }));
    return (names ?? [])
      .map((name) => `${within}/${name.replaceAll(sep, '/')}`)
      .filter((key) => key.startsWith(prefix));
  };
  return {
    place: { folder },
    read: async (key) => {
      const content = await unlessAbsent(readFile(join(folder, key)));
      return content && new Uint8Array(content);
    },
    write: async (key, content) => {
      const target = join(folder, key);
      await mkdir(dirname(target), OWN_FOLDER);
      // Written to a temporary file first: readers never see half a file, and two writers do not
      // collide.
      const partial = `${target}.${randomUUID()}.part`;
      await writeFile(partial, content, OWN_FILE);
      await rename(partial, target);
    },
    keys,
    list: async (prefix) => {
      const found = await Promise.all(
        (await keys(prefix)).map(async (key) => {
          const about = await unlessAbsent(stat(join(folder, key)));
          return about?.isFile() ? { key, writtenMs: about.mtimeMs } : null;
        }),
      );
      return found.filter((file) => file !== null);
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}

/** Null when the file does not exist, or no longer exists. */
async function unlessAbsent<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
