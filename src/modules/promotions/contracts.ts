import type { RefusalCatalogue } from '#kit/refusal.ts';

/** Why a promotion is refused, and the status each reason answers with. */
export const refusals = {
  'coupon.invalid': 422,
  'coupon.already_applied': 422,
  'coupon.not_started': 422,
  'coupon.expired': 422,
  'coupon.country': 422,
  'coupon.first_order_only': 422,
  'coupon.subscription_only': 422,
  'coupon.not_applicable': 422,
  'coupon.minimum': 422,
  'coupon.used': 422,
  'coupon.exhausted': 422,
  'promotion.above_cap': 422,
} as const satisfies RefusalCatalogue;

export type PromotionRefusal = keyof typeof refusals;
