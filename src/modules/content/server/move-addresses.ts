import { sql } from 'kysely';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Handles pages that moved to other paths: permanent redirects from the old paths, existing
 * redirects to the old paths point to the new ones, and rules for a page move with it.
 */
export async function moveAddresses(
  { tx, ...work }: UnitOfWork,
  moved: readonly { from: string; to: string }[],
): Promise<void> {
  const pairs = sql`unnest(${moved.map(({ from }) => from)}::text[],
    ${moved.map(({ to }) => to)}::text[]) as m (old_path, new_path)`;
  // Locks the rules, as saving a rule does, so that two changes cannot create a loop.
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
