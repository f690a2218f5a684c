import { refuse, refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { addressOf, isFixed } from './entry-address.ts';
import { lockEntry } from './lock-entry.ts';
import { announceEntry } from './publish-entry.ts';
import { publishRouteRule, removeRouteRule } from './publish-route-rule.ts';

/**
 * Changes the slug of an entry in all its languages. `redirect` adds a redirect from the old path;
 * rules for the new path are deleted in favour of the page.
 * @throws Refusal `content.unknown`, `content.fixed`, and the slug when it is taken
 */
export async function renameEntry(
  work: UnitOfWork,
  id: number,
  { slug, redirect }: { slug: string; redirect: boolean },
): Promise<void> {
  const entry = await lockEntry(work.tx, id);
  const old = addressOf(entry.type, entry.slug);
  const address = addressOf(entry.type, slug);
  if (!old || !address || isFixed(entry.type, entry.slug)) throw refuse('content.fixed');
  if (slug === entry.slug) return;
  const same = work.tx.selectFrom('entries').where('type', '=', entry.type);
  if (await same.where('slug', '=', slug).select('id').executeTakeFirst())
    throw refuseFields([{ propertyPath: 'slug', code: 'unique' }]);
  const languages = await same
    .where('slug', '=', entry.slug)
    .select(['id', 'document'])
    .forUpdate()
    .execute();
  for (const language of languages) {
    const document = JSON.stringify({ ...(language.document as unknown as object), slug });
    await work.tx
      .updateTable('entries')
      .set({ slug, document })
      .where('id', '=', language.id)
      .execute();
    await announceEntry(work, entry.type, language.id);
  }
  await removeRouteRule(work, address);
  if (redirect)
    await publishRouteRule(work, {
      path: old,
      redirect: { to: address, statusCode: 301 },
      appMiddleware: null,
      index: true,
      cache: 3600,
    });
}
