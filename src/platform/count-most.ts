import { type QueryExecutorProvider, type SelectQueryBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '#kit/page-size.ts';

/**
 * The number of rows of a list, exact up to `MOST_COUNTED`; one more stands for any larger number, so that the others are not
 * read.
 */
export async function countMost<DB, TB extends keyof DB>(
  db: QueryExecutorProvider,
  narrowed: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const some = narrowed.select(sql<number>`1`.as('one')).limit(MOST_COUNTED + 1);
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from (${some}) as counted`.execute(db);
  return Number(rows[0]?.total ?? 0);
}
