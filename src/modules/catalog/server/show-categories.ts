import { sql } from 'kysely';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Updates visibility after any change of the tree: categories below a hidden one are hidden too.
 * Search and pages are updated at once, the products of the changed category (their breadcrumb) by
 * the next job.
 */
export async function showCategories(work: UnitOfWork, changed: number): Promise<void> {
  await sql`
    with recursive tree as (
      select id, not hidden as shown from categories where parent_id is null
      union all
      select c.id, t.shown and not c.hidden from categories c join tree t on c.parent_id = t.id)
    update categories c set shown = t.shown from tree t
    where t.id = c.id and c.shown <> t.shown`.execute(work.tx);
  await work.announce('categories.changed', {});
  await work.announce('category.changed', { categoryId: changed });
  await announceContentChange(work);
}
