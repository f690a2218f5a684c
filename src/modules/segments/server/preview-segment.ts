import { sql } from 'kysely';
import { MOST_COUNTED } from '#kit/page-size.ts';
import type { Db } from '#registry/schema.ts';
import type { SegmentPreviewShape } from '../admin-contracts.ts';
import type { Rules } from '../rules/index.ts';
import { isMember } from './members.ts';

/** Number of members shown. */
const SHOWN = 10;

interface Previewing {
  rules: Rules;
  today: Temporal.PlainDate;
  /** Whether the caller may see customers. */
  withPeople: boolean;
}

/** The members that rules select: one statement, limited to the rows it counts. */
export async function previewSegment(
  db: Db,
  { rules, today, withPeople }: Previewing,
): Promise<SegmentPreviewShape> {
  const { rows } = await sql<Omit<SegmentPreviewShape, '@type'>>`
    with members as materialized (
      select c.id, c.email, c.first_name, c.last_name from customers c where ${isMember(rules, today)}
      order by c.id desc limit ${MOST_COUNTED + 1})
    select (select count(*)::integer from members) as count,
      (select count(*)::integer from members m where exists (select from newsletter_subscriptions n
        where n.email = lower(m.email) and n.state = 'confirmed' and n.suppressed_at is null)) as newsletter,
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.first_name || ' ' || m.last_name, 'email', m.email)
          order by m.id desc), '[]')
        from (select * from members order by id desc limit ${withPeople ? SHOWN : 0}) m) as members`.execute(
    db,
  );
  const [found] = rows;
  return {
    '@type': 'SegmentPreview',
    count: found?.count ?? 0,
    newsletter: found?.newsletter ?? 0,
    members: found?.members ?? [],
  };
}
