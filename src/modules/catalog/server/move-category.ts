import { sql } from 'kysely';
import { refuseFields } from '#kit/refusal.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import type { CategoryPlace } from '../admin-contracts.ts';
import { isBelow, pathUnder, slugIn } from '../rules/index.ts';
import { assertFree, parentIn } from './category-address.ts';
import type { CategoryTools, MovedPath } from './category-tools.ts';
import { keepAfter, keepBefore } from './category-versions.ts';
import { categoryAt, type LockedCategory, lockTree } from './lock-category.ts';
import { rehang } from './rehang-products.ts';
import { showCategories } from './show-categories.ts';

type Tools = Pick<CategoryTools, 'isReserved' | 'isFixed' | 'follow'>;

/**
 * Changes the slug, parent or position of a category. Categories below move with it, old addresses
 * redirect to the new ones, and references by path are updated.
 * @throws Refusal `category.unknown`, `category.changed_meanwhile`, of `slug`, `parent`
 */
export async function moveCategory(
  work: UnitOfWork,
  { id, by }: { id: number; by: string },
  { version, slug, parent, position }: CategoryPlace,
  tools: Tools,
): Promise<void> {
  const tree = await lockTree(work.tx);
  const category = categoryAt(tree, { id, version });
  const above = parentIn(tree, parent === undefined ? category.parent_id : parent);
  if (above && isBelow(above.path, category.path))
    throw refuseFields([{ propertyPath: 'parent', code: 'category.below_itself' }]);
  const path = pathUnder(above?.path ?? null, slug ?? slugIn(category.path));
  const moved = movedWith(tree, category.path, path);
  if (moved.length > 0) assertMovable(tree, category, moved, { slug, tools });
  await keepBefore(work.tx, id);
  await work.tx
    .updateTable('categories')
    .set({ version: version + 1, parent_id: above?.id ?? null })
    .where('id', '=', id)
    .execute();
  await orderSiblings(work.tx, tree, category, { parent: above?.id ?? null, position });
  if (moved.length > 0) {
    await rename(work.tx, moved);
    if (category.parent_id !== (above?.id ?? null)) await rehang(work.tx, category, path);
    await tools.follow(work, moved);
  }
  await keepAfter(work, id, by);
  await showCategories(work, id);
}

/** All paths that change, topmost first. */
function movedWith(tree: readonly LockedCategory[], from: string, to: string): MovedPath[] {
  if (from === to) return [];
  return tree
    .map(({ path }) => path)
    .filter((path) => isBelow(path, from))
    .toSorted((a, b) => a.length - b.length)
    .map((path) => ({ from: path, to: to + path.slice(from.length) }));
}

function assertMovable(
  tree: readonly LockedCategory[],
  { path }: LockedCategory,
  moved: readonly MovedPath[],
  { slug, tools }: { slug: string | undefined; tools: Tools },
): void {
  if (moved.some(({ from }) => tools.isFixed(from))) {
    const propertyPath = slug !== undefined && slug !== slugIn(path) ? 'slug' : 'parent';
    throw refuseFields([{ propertyPath, code: 'category.led_to' }]);
  }
  const staying = tree.filter((one) => !isBelow(one.path, path));
  assertFree(
    staying,
    moved.map(({ to }) => to),
    tools.isReserved,
  );
}

const rename = (tx: Tx, moved: readonly MovedPath[]) =>
  sql`update categories c set path = m.new_path
    from unnest(${moved.map(({ from }) => from)}::text[], ${moved.map(({ to }) => to)}::text[])
      as m (old_path, new_path)
    where c.path = m.old_path`.execute(tx);

/** Renumbers the siblings, with the moved one at its new position, by default last in a new parent. */
async function orderSiblings(
  tx: Tx,
  tree: readonly LockedCategory[],
  { id, parent_id }: LockedCategory,
  { parent, position }: { parent: number | null; position: number | undefined },
): Promise<void> {
  if (position === undefined && parent === parent_id) return;
  const ids = tree.filter((one) => one.parent_id === parent && one.id !== id).map((one) => one.id);
  ids.splice(position ?? ids.length, 0, id);
  await sql`update categories c set position = o.nth - 1
    from unnest(${ids}::bigint[]) with ordinality as o (id, nth)
    where c.id = o.id and c.position <> o.nth - 1`.execute(tx);
}
