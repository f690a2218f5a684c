import { sql } from 'kysely';
import { spacedWords } from '#kit/word-match.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { joinMeasures, type StoredIndex } from '../rules/index.ts';

export interface SearchRecord {
  objectId: string;
  /** Empty when the record is the same on every site. */
  channelCode: string;
  sourceId: number;
  /** Its filter values as words; they weigh more than its title. */
  labels?: readonly string[];
  title: string;
  /** Searched like the title, with less weight. */
  keywords: readonly string[];
  body: string;
  facets?: Record<string, string[]>;
  numbers?: Record<string, number>;
  popularity?: number;
  /** The fields of a hit, without its id. */
  record: object;
}

/** Rows per statement: the protocol limits parameters to 16 bits. */
const BATCH = 500;

/** Replaces the records made from these sources; null replaces the whole index. Cached result pages are dropped. */
export async function saveRecords(
  work: UnitOfWork,
  index: StoredIndex,
  sources: readonly number[] | null,
  records: readonly SearchRecord[],
): Promise<void> {
  let old = work.tx.deleteFrom('search_records').where('index_name', '=', index);
  if (sources) old = old.where('source_id', 'in', sources.length > 0 ? [...sources] : [0]);
  await old.execute();
  for (let start = 0; start < records.length; start += BATCH)
    await work.tx
      .insertInto('search_records')
      .values(records.slice(start, start + BATCH).map((record) => row(index, record)))
      .execute();
  await saveTerms(work, index, sources === null, records);
  await announceContentChange(work);
}

/**
 * Adds the words that typing errors are corrected to. A word no record has any more is removed only by the next full
 * index, and until then is suggested in vain.
 */
async function saveTerms(
  { tx }: UnitOfWork,
  index: StoredIndex,
  isWhole: boolean,
  records: readonly SearchRecord[],
): Promise<void> {
  if (isWhole) await tx.deleteFrom('search_terms').where('index_name', '=', index).execute();
  const words = records.flatMap(({ labels = [], title, keywords }) =>
    wordsOfText([title, ...labels, ...keywords].join(' '))
      .trim()
      .split(' '),
  );
  const terms = [...new Set(words)].filter(Boolean).toSorted();
  if (terms.length === 0) return;
  await sql`insert into search_terms (index_name, word)
    select ${index}, t.word from unnest(${terms}::text[]) t (word)
    on conflict do nothing`.execute(tx);
}

const wordsOfText = (text: string) => spacedWords(joinMeasures(text));

const row = (index: StoredIndex, { title, keywords, body, record, ...rest }: SearchRecord) => ({
  index_name: index,
  object_id: rest.objectId,
  channel_code: rest.channelCode,
  source_id: rest.sourceId,
  labels: wordsOfText((rest.labels ?? []).join(' ')),
  title: wordsOfText(title),
  head: wordsOfText([title, ...keywords].join(' ')),
  body: wordsOfText(body),
  facets: JSON.stringify(rest.facets ?? {}),
  numbers: JSON.stringify(rest.numbers ?? {}),
  popularity: rest.popularity ?? 0,
  record: JSON.stringify({ objectID: rest.objectId, ...record }),
});
