import type { Db } from '#registry/schema.ts';

/** How many orders a customer placed and did not cancel, and their total in cents. */
export async function sumPurchases(
  db: Db,
  customerId: number,
): Promise<{ count: number; spent: number }> {
  const { count, spent } = await db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .where('placed_at', 'is not', null)
    .where('state', '<>', 'cancelled')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('total').as('spent')])
    .executeTakeFirstOrThrow();
  return { count, spent: Number(spent ?? 0) };
}
