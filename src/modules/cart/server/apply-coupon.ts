import { refuseFields } from '#kit/refusal.ts';
import {
  type CartAccess,
  lockCart,
  type PricedCart,
  storeCart,
} from '#modules/orders/server/index.ts';
import { normaliseCouponCode } from '#modules/promotions/rules/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Adds a coupon to a cart; null removes all.
 * @throws Refusal under `couponCode` with the reason why it gives nothing.
 */
export async function applyCoupon(
  work: UnitOfWork,
  access: CartAccess,
  typed: string | null,
): Promise<PricedCart> {
  const before = await lockCart(work, access);
  if (typed === null) return storeCart(work, { ...before, couponCodes: [] }, before);
  const couponCode = normaliseCouponCode(typed);
  const refuseWith = (code: string, params = {}) =>
    refuseFields([{ propertyPath: 'couponCode', code, params: { ...params, coupon: couponCode } }]);
  if (before.couponCodes.includes(couponCode)) throw refuseWith('coupon.already_applied');
  const changed = { ...before, couponCodes: [...before.couponCodes, couponCode] };
  const cart = await storeCart(work, changed, before);
  const refused = cart.problems.find(
    (problem) => problem.code === 'promotion_withdrawn' && problem.couponCode === couponCode,
  );
  if (refused)
    throw refuseWith(refused.reason ?? 'coupon.invalid', { minimum: { cents: refused.now ?? 0 } });
  const withheld = cart.problems.find(
    (problem) => problem.code === 'promotion_withheld' && problem.couponCode === couponCode,
  );
  if (withheld) throw refuseWith(`coupon.${withheld.reason}`);
  return cart;
}
