import type { TestShop } from './shop.ts';

/** Marks a review as one of a delivered order. */
export async function proveReceipt({ database }: TestShop, reviewId: number): Promise<void> {
  await database.pool.query(
    `with brought as (
       insert into orders (token, channel, locale, currency, created_at, updated_at)
       select $1, code, 'fr_FR', 'EUR', now(), now() from channels order by code limit 1
       returning id)
     update reviews set order_id = brought.id from brought where reviews.id = $2`,
    [crypto.randomUUID(), reviewId],
  );
}
