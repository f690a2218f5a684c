import type { UnitOfWork } from '#registry/schema.ts';

/** Stock of variants by code, locked until the end of the transaction. */
export type HeldStock = ReadonlyMap<
  string,
  { onHand: number; committed: number; reserved: number; available: number; productId: number }
>;

/** Locks the rows in the order of their codes, so that two orders cannot deadlock. */
export async function lockStock(work: UnitOfWork, codes: string[]): Promise<HeldStock> {
  if (codes.length === 0) return new Map();
  const rows = await work.tx
    .selectFrom('product_variants')
    .select(['code', 'on_hand', 'committed_for_subscribers', 'reserved', 'available', 'product_id'])
    .where('code', 'in', codes)
    .orderBy('code')
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [
      row.code,
      {
        onHand: row.on_hand,
        committed: row.committed_for_subscribers,
        reserved: row.reserved,
        available: row.available,
        productId: row.product_id,
      },
    ]),
  );
}
