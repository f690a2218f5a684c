import type { Files } from '#platform/files.ts';

const FOLDER = 'images/';
const keyOf = (fileId: string) => `${FOLDER}${fileId.slice(0, 2)}/${fileId}`;

/** Stores the file before its row is saved, so that a row never lacks its file. */
export const writeUpload = (files: Files, fileId: string, content: Uint8Array): Promise<void> =>
  files.write(keyOf(fileId), content);

/** Bytes of the file; null when it is missing from storage. */
export const readUpload = (files: Files, fileId: string) => files.read(keyOf(fileId));

/** All stored files with the time they were written. */
export const listUploads = async (files: Files) =>
  (await files.list(FOLDER)).map((file) => ({ ...file, fileId: file.key.split('/').at(-1) ?? '' }));
