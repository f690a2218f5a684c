import type { Files } from '#platform/files.ts';

const FOLDER = 'images/';
const keyOf = (fileId: string) => `${FOLDER}${fileId.slice(0, 2)}/${fileId}`;

/** Writes a picture before its row is: a row never lacks its file. */
export const writeUpload = (files: Files, fileId: string, content: Uint8Array): Promise<void> =>
  files.write(keyOf(fileId), content);

/** Its bytes; null when it does not lie here any more. */
export const readUpload = (files: Files, fileId: string) => files.read(keyOf(fileId));

/** Every file that lies there, with the time it was written. */
export const listUploads = async (files: Files) =>
  (await files.list(FOLDER)).map((file) => ({ ...file, fileId: file.key.split('/').at(-1) ?? '' }));
