import { createHash } from 'node:crypto';
import type { Files } from '#platform/files.ts';
import type { AllowedFileType } from '../rules/index.ts';

/** A file of a message whose type was checked. */
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

/** Storage folder of all these files. */
export const FOLDER = 'contact/';

/** Path of a stored file. */
export const storedPath = ({ sha256, extension }: Pick<StoredFile, 'sha256' | 'extension'>) =>
  `${FOLDER}${sha256.slice(0, 2)}/${sha256}.${extension}`;

/**
 * Stores the files before the message is saved: a file without a message does no harm, a message
 * without its files does. The path is a hash, so the same file sent twice is stored once.
 */
export function storeFiles(files: Files, sent: readonly SentFile[]): Promise<StoredFile[]> {
  return Promise.all(sent.map((file) => keep(files, file)));
}

async function keep(files: Files, { name, type, content }: SentFile): Promise<StoredFile> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { extension, mediaType } = type;
  await files.write(storedPath({ sha256, extension }), content);
  return { name, mediaType, bytes: content.length, sha256, extension };
}
