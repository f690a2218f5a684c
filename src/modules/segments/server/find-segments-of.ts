import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import { isMember } from './members.ts';

interface MembershipQuery {
  customerId: number | null;
  /** Ids of segments. */
  among: readonly number[];
  today: Temporal.PlainDate;
}

/** Those of the given segments a customer is in today; none without an account. Two statements at most. */
export async function findSegmentsOf(
  db: Db | Tx,
  { customerId, among, today }: MembershipQuery,
): Promise<ReadonlySet<number>> {
  if (customerId === null || among.length === 0) return new Set();
  const segments = await db
    .selectFrom('segments')
    .select(['id', 'rules'])
    .where('id', 'in', among)
    .execute();
  if (segments.length === 0) return new Set();
  const each = segments.map(
    ({ id, rules }) =>
      sql`select ${id}::bigint as id from customers c where c.id = ${customerId} and ${isMember(rules, today)}`,
  );
  const { rows } = await sql<{ id: number }>`${sql.join(each, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
