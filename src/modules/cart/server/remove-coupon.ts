import { refuse } from '#kit/refusal.ts';
import { type CartAccess, editCart, type PricedCart } from '#modules/orders/server/index.ts';
import { normaliseCouponCode } from '#modules/promotions/rules/index.ts';
import type { Work } from '#schema.ts';

/** Takes a coupon off. @throws Refusal `coupon.not_applied` when the cart does not carry it. */
export async function removeCoupon(
  work: Work,
  access: CartAccess,
  typed: string,
): Promise<PricedCart> {
  const couponCode = normaliseCouponCode(typed);
  return editCart(work, access, (order) => {
    if (!order.couponCodes.includes(couponCode)) throw refuse('coupon.not_applied');
    return { ...order, couponCodes: order.couponCodes.filter((code) => code !== couponCode) };
  });
}
