import { sql } from 'kysely';
import { startOfDay } from '#kit/dates.ts';
import type { Cents } from '#kit/money.ts';
import { givenToday } from '#modules/payments/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Cents a colleague has given today (civil, Paris) as goodwill refunds and credit. Takes a lock
 * until the transaction ends, so that two gifts of one colleague cannot both pass the limit.
 */
export async function lockGivenToday({ tx, today }: UnitOfWork, staffId: number): Promise<Cents> {
  await sql`select pg_advisory_xact_lock(hashtextextended('goodwill of ' || ${staffId}::bigint, 0))`.execute(
    tx,
  );
  const since = new Date(startOfDay(today).epochMilliseconds);
  const { given } = await tx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(goodwill), 0)::integer`.as('given'))
    .where('asked_by', '=', staffId)
    .where('state', '!=', 'refused')
    .where('requested_at', '>=', since)
    .executeTakeFirstOrThrow();
  return given + (await givenToday(tx, staffId, since));
}
