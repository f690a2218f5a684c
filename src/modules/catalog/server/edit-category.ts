import { sql } from 'kysely';
import { jsonText } from '#kit/json-text.ts';
import { refuseFields } from '#kit/refusal.ts';
import type { Work } from '#schema.ts';
import type { CategoryChanges } from '../admin-contracts.ts';
import type { AskedPath } from './category-address.ts';
import { categoryAt, lockTree } from './lock-category.ts';
import { showCategories } from './show-categories.ts';

/**
 * Changes what a category is called, what its page says, and whether visitors see it; `intro` is clean
 * HTML. What is left out stays.
 * @throws Refusal `category.unknown`, `category.changed_meanwhile`, of `hidden` where the shop leads to it
 */
export async function editCategory(
  work: Work,
  id: number,
  { version, name, title, intro, seo, hidden }: CategoryChanges,
  isFixed: AskedPath,
): Promise<void> {
  const { path } = categoryAt(await lockTree(work.tx), { id, version });
  if (hidden && isFixed(path))
    throw refuseFields([{ propertyPath: 'hidden', code: 'category.led_to' }]);
  await work.tx
    .updateTable('categories')
    .set({
      version: version + 1,
      ...(name !== undefined && { name }),
      ...(title !== undefined && { title }),
      ...(intro !== undefined && { intro_html: intro }),
      // What else is said to search engines stays.
      ...(seo && { seo: sql<string>`seo || ${jsonText(seo)}::jsonb` }),
      ...(hidden !== undefined && { hidden }),
    })
    .where('id', '=', id)
    .execute();
  await showCategories(work, id);
}
