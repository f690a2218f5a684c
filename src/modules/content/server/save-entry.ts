import { jsonText } from '#kit/json-text.ts';
import { refuse, refuseFields } from '#kit/refusal.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import { type EntryDocument, type EntryType, entryShapes } from '../contracts.ts';
import { entryProblems } from '../rules/index.ts';
import { lockEntry } from './lock-entry.ts';
import { announceEntry, documentValues } from './publish-entry.ts';
import { renderSource } from './render-source.ts';

export interface SavedEntry {
  /** The version the editor began with. */
  base: number;
  source: Readonly<Record<string, unknown>>;
  /** Puts it on the pages at once. */
  publish: boolean;
  /** Who saves. */
  by: string;
}

/**
 * Keeps what an editor wrote as the newest version of an entry and, if asked, shows it on the pages.
 * Nothing is kept twice: what is the same as the newest version is that version.
 * @throws Refusal `content.unknown`, `content.changed` when somebody else saved since, and the
 * refused fields
 */
export async function saveEntry(work: UnitOfWork, id: number, saved: SavedEntry): Promise<void> {
  const entry = await lockEntry(work.tx, id);
  const latest = await readVersion(work.tx, id, entry.version);
  if (entry.version !== saved.base)
    throw refuse('content.changed', { by: latest.by ?? '?', version: entry.version });
  const source = checkedSource(entry.type, { ...saved.source, slug: entry.slug });
  const isSame = jsonText(source) === jsonText(latest.source);
  const number = isSame ? entry.version : entry.version + 1;
  const now = new Date(work.now.epochMilliseconds);
  if (!isSame)
    await work.tx
      .insertInto('content_versions')
      .values({
        entry_id: id,
        number,
        saved_at: now,
        saved_by: saved.by,
        published_at: null,
        source: jsonText(source),
      })
      .execute();
  await work.tx.updateTable('entries').set({ version: number }).where('id', '=', id).execute();
  if (!saved.publish) return;
  const shown = { ...entry, createdAt: entry.createdAt, now };
  await work.tx
    .updateTable('entries')
    .set({ ...documentValues(renderSource(source), shown) })
    .set({ published_at: now, published_version: number })
    .where('id', '=', id)
    .execute();
  await work.tx
    .updateTable('content_versions')
    .set({ published_at: now })
    .where('entry_id', '=', id)
    .where('number', '=', number)
    .execute();
  await announceEntry(work, entry.type, id);
}

/** What an editor wrote, with the keys of its type only. @throws Refusal of its fields */
export function checkedSource<T extends EntryType>(
  type: T,
  source: Readonly<Record<string, unknown>>,
): EntryDocument<T> {
  const problems = entryProblems(type, source);
  if (problems.length > 0) throw refuseFields(problems);
  return entryShapes[type].parse(source) as EntryDocument<T>;
}

/** A version as it was written. @throws Refusal `content.unknown` */
export async function readVersion(db: Pick<Tx, 'selectFrom'>, id: number, number: number) {
  const found = await db
    .selectFrom('content_versions as v')
    .innerJoin('entries as e', 'e.id', 'v.entry_id')
    .select(['v.source', 'v.saved_by as by', 'v.saved_at as at', 'e.type', 'e.slug'])
    .where('v.entry_id', '=', id)
    .where('v.number', '=', number)
    .executeTakeFirst();
  if (!found) throw refuse('content.unknown');
  // A renamed entry has its new name in all its versions.
  const written = { ...(found.source as unknown as object), slug: found.slug };
  return { ...found, source: entryShapes[found.type].parse(written) };
}
