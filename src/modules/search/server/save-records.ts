import { spacedWords } from '#kit/word-match.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { IndexName } from '../contracts.ts';

export interface SearchRecord {
  objectId: string;
  /** Empty: the same on every site. */
  channelCode: string;
  sourceId: number;
  title: string;
  /** Looked through like the title, for less. */
  keywords: readonly string[];
  body: string;
  facets?: Record<string, string[]>;
  numbers?: Record<string, number>;
  popularity?: number;
  /** What a hit answers, without its id. */
  record: object;
}

/** How many rows go into one statement; the protocol counts parameters in 16 bits. */
const BATCH = 500;

/**
 * Puts these records in the place of what was made from the sources; null replaces the whole index.
 * Pages of results that are kept show the old ones: they are forgotten.
 */
export async function saveRecords(
  work: UnitOfWork,
  index: IndexName,
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
  await announceContentChange(work);
}

const row = (index: IndexName, { title, keywords, body, record, ...rest }: SearchRecord) => ({
  index_name: index,
  object_id: rest.objectId,
  channel_code: rest.channelCode,
  source_id: rest.sourceId,
  title: spacedWords(title),
  head: spacedWords([title, ...keywords].join(' ')),
  body: spacedWords(body),
  facets: JSON.stringify(rest.facets ?? {}),
  numbers: JSON.stringify(rest.numbers ?? {}),
  popularity: rest.popularity ?? 0,
  record: JSON.stringify({ objectID: rest.objectId, ...record }),
});
