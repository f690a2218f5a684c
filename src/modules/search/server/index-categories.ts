import {
  listCategories,
  type NamedCategory,
  spokenCategories,
} from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { OTHER_TONGUES } from '../rules/index.ts';
import { type SearchRecord, saveRecords } from './save-records.ts';

/** Indexes all shelves by their current names. */
export async function indexCategories(work: UnitOfWork): Promise<void> {
  const categories = await listCategories(work.tx);
  await saveRecords(work, 'b2c-categories', null, recordsOf(categories));
  for (const [code, tongue] of Object.entries(OTHER_TONGUES)) {
    const spoken = await spokenCategories(work.tx, code, categories);
    await saveRecords(work, tongue.indexOf('b2c-categories'), null, recordsOf(spoken));
  }
}

const recordsOf = (categories: readonly NamedCategory[]): SearchRecord[] =>
  categories
    .filter(({ shown }) => shown)
    .map(({ id, path, name, title, trail }) => ({
      objectId: path,
      channelCode: '',
      sourceId: id,
      title: trail.join(' '),
      keywords: [title],
      body: '',
      // Shelves near the top are ranked higher.
      popularity: -trail.length,
      record: { path, name, title, trail: trail.join(' › ') },
    }));
