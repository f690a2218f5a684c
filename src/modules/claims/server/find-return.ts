import { refuse } from '#kit/refusal.ts';
import type { Db } from '#registry/schema.ts';

/** The carrier request of a return, and the number of its order. @throws Refusal `return.unknown` */
export async function findReturn(
  db: Db,
  id: number,
): Promise<{ requestId: number; number: string }> {
  const row = await db
    .selectFrom('parcel_returns as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.request_id as requestId', 'o.number'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!row?.number) throw refuse('return.unknown');
  return { requestId: row.requestId, number: row.number };
}
