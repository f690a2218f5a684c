import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';

/** Why a promotion is refused, and the status each reason answers with. */
export const refusals = {
  'coupon.invalid': 422,
  'coupon.already_applied': 422,
  /** The cart already has another code of the same promotion. */
  'coupon.same_promotion': 422,
  'coupon.not_stackable': 422,
  'coupon.no_room': 422,
  'coupon.delivery_free': 422,
  'coupon.not_started': 422,
  'coupon.expired': 422,
  'coupon.country': 422,
  'coupon.first_order_only': 422,
  /** The promotion is for a segment the customer is not in. */
  'coupon.segment': 422,
  'coupon.first_deliveries': 422,
  'coupon.subscription_only': 422,
  'coupon.not_applicable': 422,
  'coupon.minimum': 422,
  'coupon.used': 422,
  'coupon.exhausted': 422,
  'promotion.above_cap': 422,
} as const satisfies RefusalCatalogue;

export type PromotionRefusal = keyof typeof refusals;

/** A promotion for the first deliveries of a subscription, as shown with an order or a subscription. */
export const promisedShape = named(
  'PromisedPromotion',
  'A promotion given on the first deliveries of a subscription.',
  z.object({
    code: z.string().describe('Code of the promotion'),
    name: z.string().describe('Its name, in French'),
    couponCode: z.string().nullable().describe('Coupon that brought it'),
    version: z.iso.date().describe('The day since when the rule stood as it was promised'),
    deliveries: z.int().describe('Deliveries it is given on in all'),
    from: z
      .enum(['order', 'renewal'])
      .describe('`order`: the first order is the first of them; `renewal`: they follow it'),
    done: z.int().describe('Deliveries before this one that it was given on'),
    given: z.boolean().describe('This delivery is one of them'),
    left: z.int().describe('Deliveries it is still to be given on after this one'),
    text: z.string().describe('The promise in a sentence, in French'),
  }),
);
export type PromisedShape = z.infer<typeof promisedShape>;
