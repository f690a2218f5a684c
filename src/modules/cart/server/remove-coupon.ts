import { refuse } from '#kit/refusal.ts';
import type { CartEdit } from '#modules/orders/server/index.ts';
import { normaliseCouponCode } from '#modules/promotions/rules/index.ts';

/** Removes a coupon. @throws Refusal `coupon.not_applied` when the cart does not have it. */
export const removeCoupon =
  (typed: string): CartEdit =>
  (order) => {
    const couponCode = normaliseCouponCode(typed);
    if (!order.couponCodes.includes(couponCode)) throw refuse('coupon.not_applied');
    return { ...order, couponCodes: order.couponCodes.filter((code) => code !== couponCode) };
  };
