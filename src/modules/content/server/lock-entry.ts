import { refuse } from '#kit/refusal.ts';
import type { Tx } from '#registry/schema.ts';

/** Locks the row of an entry until the end of the transaction. @throws Refusal `content.unknown` */
export async function lockEntry(tx: Tx, id: number) {
  const found = await tx
    .selectFrom('entries')
    .select(['id', 'type', 'slug', 'locale', 'version', 'created_at as createdAt'])
    .select(['published_at as publishedAt', 'published_version as publishedVersion'])
    .select([
      'publish_at as publishAt',
      'publish_number as publishNumber',
      'withdraw_at as withdrawAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse('content.unknown');
  return found;
}

export type LockedEntry = Awaited<ReturnType<typeof lockEntry>>;
