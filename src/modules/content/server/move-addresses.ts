import { sql } from 'kysely';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Pages that stand at other paths now: the old ones lead to the new ones for good, what led to the old
 * ones leads to the new ones at once, and what was said of a page is said of it where it is.
 */
export async function moveAddresses(
  { tx, ...work }: UnitOfWork,
  moved: readonly { from: string; to: string }[],
): Promise<void> {
  const pairs = sql`unnest(${moved.map(({ from }) => from)}::text[],
    ${moved.map(({ to }) => to)}::text[]) as m (old_path, new_path)`;
  // As rules are saved: one at a time, so that two cannot close a loop between them.
  await tx.selectFrom('route_rules').select('path').forUpdate().execute();
  await sql`delete from route_rules r using ${pairs}
    where r.path = m.new_path or (r.path = m.old_path and r.redirect_to = m.new_path)`.execute(tx);
  await sql`update route_rules r set redirect_to = m.new_path from ${pairs}
    where r.redirect_to = m.old_path`.execute(tx);
  await sql`update route_rules r set path = m.new_path from ${pairs}
    where r.path = m.old_path`.execute(tx);
  await sql`insert into route_rules (path, redirect_to, status_code)
    select m.old_path, m.new_path, 301 from ${pairs}`.execute(tx);
  await announceContentChange({ tx, ...work });
}
