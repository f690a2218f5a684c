import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';

/** What a change of a cart may be refused with. */
export const refusals = {
  'variant.unavailable': 422,
  'variant.no_subscription': 422,
  'item.unknown': 422,
  'coupon.not_applied': 404,
  'cart.not_yours': 403,
} as const satisfies RefusalCatalogue;

const interval = z.literal(FREQUENCIES.map((frequency) => frequency.code));
export const MOST_PIECES = 9999;
const quantity = z.int().min(1).max(MOST_PIECES);

export const cartCreation = z.object({
  localeCode: z.string().nullish(),
  channelCode: z.string().nullish(),
});

/** `productVariant` is a path or the bare code. */
export const itemAddition = z.object({
  productVariant: z.string(),
  quantity,
  subscriptionInterval: interval.nullish(),
  sourceItemList: z.string().max(100).nullish(),
  upsell: z.boolean().nullish(),
});

/** At least one of the two; a null interval turns a subscription into a single purchase. */
export const itemChange = z.object({
  quantity: quantity.optional(),
  subscriptionInterval: interval.nullish(),
});
export type ItemChange = z.output<typeof itemChange>;

/** Null takes every coupon off. */
export const couponApplication = z.object({ couponCode: z.string().max(255).nullable() });
