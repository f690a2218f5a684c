import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AllowedFileType } from '../rules/index.ts';

/** A file of a message, its type already proven. */
export interface SentFile {
  name: string;
  type: AllowedFileType;
  content: Uint8Array;
}

export interface StoredFile {
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  extension: string;
}

/** Where a kept file lies, from the data folder on. */
export const storedPath = ({ sha256, extension }: Pick<StoredFile, 'sha256' | 'extension'>) =>
  join('contact', sha256.slice(0, 2), `${sha256}.${extension}`);

/**
 * Writes the files before the message is: what lies there without a message harms nobody, a message
 * without its files would. The name is the hash, so the same file sent twice is one.
 */
export function storeFiles(dataDir: string, files: readonly SentFile[]): Promise<StoredFile[]> {
  return Promise.all(files.map((file) => keep(dataDir, file)));
}

async function keep(dataDir: string, { name, type, content }: SentFile): Promise<StoredFile> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { extension, mediaType } = type;
  const target = join(dataDir, storedPath({ sha256, extension }));
  await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
  const partial = `${target}.${randomUUID()}`;
  await writeFile(partial, content, { mode: 0o600 });
  await rename(partial, target);
  return { name, mediaType, bytes: content.length, sha256, extension };
}
