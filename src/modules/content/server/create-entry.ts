import { refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { EntryType } from '../contracts.ts';
import { SINGLES } from './entry-address.ts';
import { publishEntry } from './publish-entry.ts';
import { checkedSource } from './read-version.ts';
import { renderSource } from './render-source.ts';

export interface NewEntry {
  type: EntryType;
  slug: string;
  locale: string;
  source: Readonly<Record<string, unknown>>;
  by: { id: number; name: string };
}

/** Creates an entry as a draft and returns its id. @throws Refusal of its fields */
export async function createEntry(work: UnitOfWork, given: NewEntry): Promise<number> {
  const { type, slug, locale, by } = given;
  if (SINGLES.includes(type) && slug !== type)
    throw refuseFields([{ propertyPath: 'slug', code: 'content.single' }]);
  const taken = await work.tx
    .selectFrom('entries')
    .select('id')
    .where('type', '=', type)
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .executeTakeFirst();
  if (taken) throw refuseFields([{ propertyPath: 'slug', code: 'unique' }]);
  const source = checkedSource(type, { ...given.source, slug });
  const document = renderSource(source);
  return publishEntry(work, { type, slug, locale, document, source, draft: true, by });
}
