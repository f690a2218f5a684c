import type { TestShop } from './shop.ts';

/** Makes a review one of an order, as if its writer had received the product with it. For tests. */
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
