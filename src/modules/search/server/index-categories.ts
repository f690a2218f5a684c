import { listCategories } from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { saveRecords } from './save-records.ts';

/** Makes what the search knows of the shelves what they are called now. */
export async function indexCategories(work: UnitOfWork): Promise<void> {
  const categories = await listCategories(work.tx);
  const records = categories
    .filter(({ shown }) => shown)
    .map(({ id, path, name, title, trail }) => ({
      objectId: path,
      channelCode: '',
      sourceId: id,
      title: trail.join(' '),
      keywords: [title],
      body: '',
      // A shelf near the top holds more of what is looked for.
      popularity: -trail.length,
      record: { path, name, title, trail: trail.join(' › ') },
    }));
  await saveRecords(work, 'b2c-categories', null, records);
}
