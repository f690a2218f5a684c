import { refuseFields } from '#kit/refusal.ts';
import {
  LARGEST_FILE,
  LARGEST_REQUEST,
  MOST_FILES,
  SNIFFED_BYTES,
  typeOfFile,
} from '../rules/index.ts';
import type { SentFile } from './store-files.ts';

/** Text fields of a form; of a repeated field, the last value. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/**
 * Files of a form, checked to be of the type their names say (CNT-03 to CNT-06). Refuses the field
 * `file` with `file.too_large`, `file.unsupported_type` or `max_items`. The empty part that
 * browsers send when no file was chosen is ignored. `most`: maximum bytes of all files together.
 */
export async function filesOf(form: FormData, most = LARGEST_REQUEST): Promise<SentFile[]> {
  const parts = form.getAll('file').filter((part): part is File => typeof part !== 'string');
  const chosen = parts.filter((part) => part.size > 0 || part.name !== '');
  if (chosen.length > MOST_FILES) throw refused('max_items', { max: MOST_FILES });
  const total = chosen.reduce((sum, { size }) => sum + size, 0);
  if (total > most || chosen.some((file) => file.size > LARGEST_FILE))
    throw refused('file.too_large');
  return Promise.all(chosen.map(proven));
}

const refused = (code: string, params = {}) =>
  refuseFields([{ propertyPath: 'file', code, params }]);

const LONGEST_NAME = 200;

async function proven(file: File): Promise<SentFile> {
  const content = new Uint8Array(await file.arrayBuffer());
  const type = typeOfFile(file.name, content.subarray(0, SNIFFED_BYTES));
  if (!type) throw refused('file.unsupported_type');
  // Used for display only; control characters are replaced, because they would break mail headers.
  const name = file.name.replace(/[\p{Cc}/\\]/gu, '_').slice(-LONGEST_NAME);
  return { name, type, content };
}
