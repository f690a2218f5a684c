import { z } from 'zod';
import { alsoNamed, named, oneOf } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { orderShape } from '#modules/orders/contracts.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';

/** Refusals of cart changes, with their HTTP status. */
export const refusals = {
  'variant.unavailable': 422,
  'variant.no_subscription': 422,
  'item.unknown': 422,
  'coupon.not_applied': 404,
  'cart.not_yours': 403,
} as const satisfies RefusalCatalogue;

const interval = oneOf(FREQUENCIES.map((frequency) => frequency.code)).describe(
  'Days between two deliveries; none: bought once',
);
export const MOST_PIECES = 9999;
const quantity = z.int().min(1).max(MOST_PIECES);

/** Text without control characters, which the database accepts. */
const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u);

/** `productVariant` is a path or the bare code. */
export const itemAddition = z.object({
  productVariant: line(255),
  quantity,
  subscriptionInterval: interval.nullish(),
  sourceItemList: line(100).nullish(),
  upsell: z.boolean().nullish(),
});

export const MOST_FIRST_ITEMS = 50;

/** `items` are added when the cart is created; if one is refused, no cart is created. */
export const cartCreation = z.object({
  localeCode: z.string().nullish(),
  channelCode: z.string().nullish(),
  items: z.array(itemAddition).max(MOST_FIRST_ITEMS).nullish(),
});

/** At least one of the two keys; a null interval turns a subscription into a one-off purchase. */
export const itemChange = z.object({
  quantity: quantity.optional(),
  subscriptionInterval: interval.nullish(),
});
export type ItemChange = z.output<typeof itemChange>;

/** Null removes all coupons. */
export const couponApplication = z.object({ couponCode: line(255).nullable() });

/** Cost and commitment of a subscription in a cart, in cents with tax and delivery (WDR-05). */
export const commitmentShape = named(
  'Commitment',
  'What a subscription of a cart costs and commits to, in cents with tax and postage.',
  z.object({
    interval: z.int().meta({ description: 'Days between two deliveries' }),
    deliveries: z.int().meta({ description: 'Owed at least, this order included' }),
    perDelivery: z.int().meta({ description: 'A delivery without promotions' }),
    perDeliveryShipping: z.int().meta({ description: 'Postage within it' }),
    perMonth: z.int().meta({ description: 'The same for a twelfth of a year' }),
    second: z.int().meta({ description: 'The second delivery, with what was promised' }),
    total: z.int().meta({ description: 'All deliveries owed, postage included' }),
  }),
);
export type CommitmentShape = z.output<typeof commitmentShape>;

/** A cart is an order that is not placed yet: clients may use either name. */
export const cartShape = alsoNamed(
  'Cart',
  'An order whose `state` is `cart`.',
  'Order',
  orderShape,
);

/** A new cart, and the items of the order that could not be added. */
export const reorderedShape = named(
  'ReorderedCart',
  'A cart, and what of the order could not be put in it.',
  orderShape.extend({
    unavailableItems: z.array(
      z.object({ variantCode: z.string(), productName: z.string(), missing: z.int() }),
    ),
  }),
);
