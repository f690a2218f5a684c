import { refuse, refuseFields } from '#kit/refusal.ts';
import type { Tx } from '#registry/schema.ts';
import { type EntryDocument, type EntryType, entryShapes } from '../contracts.ts';
import { entryProblems } from '../rules/index.ts';

/** An editor's document reduced to the keys of its type. @throws Refusal of its fields */
export function checkedSource<T extends EntryType>(
  type: T,
  source: Readonly<Record<string, unknown>>,
): EntryDocument<T> {
  const problems = entryProblems(type, source);
  if (problems.length > 0) throw refuseFields(problems);
  return entryShapes[type].parse(source) as EntryDocument<T>;
}

/** A stored version. @throws Refusal `content.unknown` */
export async function readVersion(db: Pick<Tx, 'selectFrom'>, id: number, number: number) {
  const found = await db
    .selectFrom('content_versions as v')
    .innerJoin('entries as e', 'e.id', 'v.entry_id')
    .select(['v.source', 'v.saved_by as by', 'v.saved_at as at', 'e.type', 'e.slug'])
    .where('v.entry_id', '=', id)
    .where('v.number', '=', number)
    .executeTakeFirst();
  if (!found) throw refuse('content.unknown');
  // Versions show the current slug, even those saved before the entry was renamed.
  const written = { ...(found.source as unknown as object), slug: found.slug };
  return { ...found, source: entryShapes[found.type].parse(written) };
}
