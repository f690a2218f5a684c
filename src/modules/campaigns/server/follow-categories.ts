import { sql } from 'kysely';
import type { Db, UnitOfWork } from '#registry/schema.ts';

const wordOf = (path: string) => path.split('/').at(-1) ?? path;

/**
 * Campaigns refer to categories by slug, without their parents. When a category gets another slug,
 * the new one is added, and the old one removed unless another category has it.
 */
export async function followCategories(
  work: UnitOfWork,
  { from, to }: { from: string; to: string },
  isUsed: (word: string) => Promise<boolean>,
): Promise<void> {
  const [old, now] = [wordOf(from), wordOf(to)];
  if (old === now) return;
  const stored = await isUsed(old);
  await sql`
    update campaigns c
    set conditions = jsonb_set(c.conditions, '{categories}', (
        select jsonb_agg(n.word order by n.nth)
        from (select w.word, min(w.nth) as nth from (
            select case when e.word = ${old} and not ${stored} then ${now} else e.word end as word, e.nth
            from jsonb_array_elements_text(c.conditions -> 'categories')
              with ordinality e (word, nth)
            union all select ${now}, 1000) w
          group by w.word) n)),
      configurations = case
        when c.configurations ->> 'category' = ${old} and not ${stored}
        then jsonb_set(c.configurations, '{category}', to_jsonb(${now}::text))
        else c.configurations end
    where c.conditions -> 'categories' ? ${old}`.execute(work.tx);
}

/** Codes of the campaigns that refer to the slug of a category. */
export async function campaignsNaming(db: Db, path: string) {
  const rows = await db
    .selectFrom('campaigns')
    .select('code')
    .where(sql<boolean>`conditions -> 'categories' ? ${wordOf(path)}`)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => ({ code, name: code }));
}
