import type { Db, Tx } from '#registry/schema.ts';
import { innerLinksOf } from '../rules/index.ts';

/** Which of these paths have a page; passed in, because this module knows only its own pages. */
export type PagesAt = (db: Db | Tx, paths: readonly string[]) => Promise<ReadonlySet<string>>;

/** Links of a document that lead to no page, neither directly nor by a redirect. */
export async function lostLinksOf(db: Db, document: unknown, pagesAt: PagesAt) {
  const links = innerLinksOf(document);
  if (links.length === 0) return [];
  const paths = [...new Set(links.map(({ path }) => path))];
  const [pages, rules] = await Promise.all([
    pagesAt(db, paths),
    db.selectFrom('route_rules').select('path').where('path', 'in', paths).execute(),
  ]);
  const ruled = new Set(rules.map(({ path }) => path));
  return links.filter(({ path }) => !pages.has(path) && !ruled.has(path));
}

/** Slugs of those of these entries that are published. */
export async function findPublishedSlugs(
  db: Db | Tx,
  type: 'page' | 'landing' | 'article' | 'shop',
  slugs: readonly string[],
): Promise<string[]> {
  if (slugs.length === 0) return [];
  const found = await db
    .selectFrom('entries')
    .select('slug')
    .distinct()
    .where('type', '=', type)
    .where('slug', 'in', [...slugs])
    .where('published_at', 'is not', null)
    .execute();
  return found.map(({ slug }) => slug);
}
