import { sql } from 'kysely';
import { jsonText } from '#kit/json-text.ts';
import { refuseFields } from '#kit/refusal.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import type { CategoryChanges } from '../admin-contracts.ts';
import type { PathResolution } from './category-address.ts';
import { keepAfter, keepBefore } from './category-versions.ts';
import { categoryAt, lockTree } from './lock-category.ts';
import { showCategories } from './show-categories.ts';

/**
 * Changes the name, texts, filters and visibility of a category; `intro` is sanitised HTML. Omitted
 * fields are not changed.
 * @throws Refusal `category.unknown`, `category.changed_meanwhile`, of `filters`, of `hidden` for a
 * category with fixed links
 */
export async function editCategory(
  work: UnitOfWork,
  { id, by }: { id: number; by: string },
  { version, name, title, intro, seo, hidden, filters }: CategoryChanges,
  isFixed: PathResolution,
): Promise<void> {
  const { path } = categoryAt(await lockTree(work.tx), { id, version });
  if (hidden && isFixed(path))
    throw refuseFields([{ propertyPath: 'hidden', code: 'category.led_to' }]);
  if (filters) await assertDefined(work.tx, filters);
  await keepBefore(work.tx, id);
  await work.tx
    .updateTable('categories')
    .set({
      version: version + 1,
      name,
      title,
      intro_html: intro,
      // Merged, so that the other SEO fields are not lost.
      seo: seo && sql<string>`seo || ${jsonText(seo)}::jsonb`,
      hidden,
      filters,
    })
    .where('id', '=', id)
    .execute();
  await keepAfter(work, id, by);
  await showCategories(work, id);
}

async function assertDefined(tx: Tx, filters: readonly string[]): Promise<void> {
  const existing = await tx.selectFrom('filter_definitions').select('key').execute();
  const isDefined = (filter: string) => existing.some(({ key }) => key === filter);
  if (!filters.every(isDefined))
    throw refuseFields([{ propertyPath: 'filters', code: 'category.unknown_filter' }]);
}
