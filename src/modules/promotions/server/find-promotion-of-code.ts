import type { Db } from '#registry/schema.ts';

/** The reference of the promotion a coupon belongs to; null for an unknown coupon. */
export async function findPromotionOfCode(db: Db, code: string): Promise<string | null> {
  const found = await db
    .selectFrom('coupons')
    .select('promotion_code')
    .where('code', '=', code)
    .executeTakeFirst();
  return found?.promotion_code ?? null;
}
