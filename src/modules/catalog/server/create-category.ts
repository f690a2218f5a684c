import { refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { NewCategory } from '../admin-contracts.ts';
import { pathUnder, slugOf } from '../rules/index.ts';
import { assertFree, type PathResolution, parentIn } from './category-address.ts';
import { lockTree } from './lock-category.ts';
import { showCategories } from './show-categories.ts';

/**
 * Creates a category as the last of its siblings, with the filters of its parent. Returns its id.
 * @throws Refusal of `slug`, `parent`
 */
export async function createCategory(
  work: UnitOfWork,
  { name, slug, parent }: NewCategory,
  isReserved: PathResolution,
): Promise<number> {
  const { tx } = work;
  const tree = await lockTree(tx);
  const above = parentIn(tree, parent);
  const last = slug ?? slugOf(name).slice(0, 60).replace(/-$/, '');
  if (last === '') throw refuseFields([{ propertyPath: 'slug', code: 'required' }]);
  const path = pathUnder(above?.path ?? null, last);
  assertFree(tree, [path], isReserved);
  const siblings = tree.filter((one) => one.parent_id === parent);
  const { id } = await tx
    .insertInto('categories')
    .values({
      path,
      parent_id: parent,
      name,
      title: name,
      intro_html: '',
      seo: JSON.stringify({ title: name, description: name }),
      filters: await filtersBelow(work, parent),
      position: Math.max(-1, ...siblings.map(({ position }) => position)) + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await showCategories(work, id);
  return id;
}

/** Default filters: those of the parent; at the top, all. */
async function filtersBelow({ tx }: UnitOfWork, parent: number | null): Promise<string[]> {
  if (parent === null) {
    const rows = await tx
      .selectFrom('filter_definitions')
      .select('key')
      .orderBy('position')
      .execute();
    return rows.map(({ key }) => key);
  }
  const { filters } = await tx
    .selectFrom('categories')
    .select('filters')
    .where('id', '=', parent)
    .executeTakeFirstOrThrow();
  return filters;
}
