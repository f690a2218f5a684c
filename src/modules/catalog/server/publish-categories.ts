import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';

export interface CategoryDraft {
  path: string;
  name: string;
  title: string;
  /** Sanitised HTML. */
  introHtml: string;
  seo: { title: string; description: string };
  filters: string[];
  position: number;
}

/** Replaces the category tree with the drafts; a parent is the path without its last segment. */
export async function publishCategories(work: UnitOfWork, drafts: readonly CategoryDraft[]) {
  const ids = new Map<string, number>();
  for (const draft of drafts.toSorted((a, b) => depth(a.path) - depth(b.path))) {
    const parent = draft.path.split('/').slice(0, -1).join('/');
    const values = {
      parent_id: ids.get(parent) ?? null,
      name: draft.name,
      title: draft.title,
      intro_html: draft.introHtml,
      seo: JSON.stringify(draft.seo),
      filters: draft.filters,
      position: draft.position,
    };
    const { id } = await work.tx
      .insertInto('categories')
      .values({ path: draft.path, ...values })
      .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(draft.path, id);
  }
  await work.announce('categories.changed', {});
  await announceContentChange(work);
}

const depth = (path: string) => path.split('/').length;
