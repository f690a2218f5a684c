import type { Db } from '#registry/schema.ts';

/** The promotion a code of a shopper belongs to, as the team names it; null when there is no such code. */
export async function findPromotionOfCode(db: Db, code: string): Promise<string | null> {
  const found = await db
    .selectFrom('coupons')
    .select('promotion_code')
    .where('code', '=', code)
    .executeTakeFirst();
  return found?.promotion_code ?? null;
}
