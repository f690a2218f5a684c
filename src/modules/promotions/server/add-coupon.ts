import { refuse, refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { lockPromotion } from './lock-promotion.ts';

interface TypedCoupon {
  couponCode: string;
  /** Null uses the limit of the promotion. */
  totalUses: number | null;
}

/**
 * Gives a promotion one more code.
 * @throws Refusal `promotion.unknown`, `promotion.automatic`, or `promotion.code_taken` under
 * `couponCode`.
 */
export async function addCoupon(
  work: UnitOfWork,
  promotionCode: string,
  { couponCode, totalUses }: TypedCoupon,
): Promise<void> {
  await lockCodes(work, promotionCode);
  const written = await work.tx
    .insertInto('coupons')
    .values({ code: couponCode, promotion_code: promotionCode, total_uses: totalUses })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!written) throw refuseFields([{ propertyPath: 'couponCode', code: 'promotion.code_taken' }]);
}

/**
 * Locks a promotion to add codes; an automatic one has none.
 * @throws Refusal `promotion.unknown`, `promotion.automatic`
 */
export async function lockCodes(work: UnitOfWork, promotionCode: string): Promise<void> {
  const { needs_coupon } = await lockPromotion(work, promotionCode);
  if (!needs_coupon) throw refuse('promotion.automatic');
}
