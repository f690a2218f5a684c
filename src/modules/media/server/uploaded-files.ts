import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folderOf = (dataDir: string) => join(dataDir, 'images');
const fileOf = (dataDir: string, fileId: string) =>
  join(folderOf(dataDir), fileId.slice(0, 2), fileId);

/** Writes a picture whole or not at all, before its row is: a row never lacks its file. */
export async function writeUpload(dataDir: string, fileId: string, content: Uint8Array) {
  const target = fileOf(dataDir, fileId);
  await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
  const partial = `${target}.${randomUUID()}`;
  await writeFile(partial, content, { mode: 0o600 });
  await rename(partial, target);
}

export const readUpload = (dataDir: string, fileId: string): Promise<Buffer> =>
  readFile(fileOf(dataDir, fileId));

/** Every file that lies there, with the time it was written. */
export async function listUploads(dataDir: string) {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /[/\\]/.test(name));
  return Promise.all(
    files.map(async (name) => ({
      fileId: name.split(/[/\\]/).at(-1) ?? '',
      path: join(folder, name),
      writtenMs: (await stat(join(folder, name))).mtimeMs,
    })),
  );
}

export const removeUpload = (path: string) => rm(path, { force: true });
