import { z } from 'zod';
import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { SITES } from '#kit/sites.ts';
import { PROMOTION_STATES } from './rules/team-list.ts';

/** Refusals that only staff calls can get, each with its HTTP status. */
export const refusals = {
  'promotion.unknown': 404,
  'promotion.code_taken': 422,
  'promotion.name_taken': 422,
  'promotion.no_such_goods': 422,
  'promotion.gift_missing': 422,
  'promotion.nothing_given': 422,
  'promotion.dates': 422,
  'promotion.automatic': 422,
  'promotion.no_such_segment': 422,
} as const satisfies RefusalCatalogue;

export type PromotionState = (typeof PROMOTION_STATES)[number];
export const REWARDS = ['amount', 'percent', 'free_shipping', 'free_product'] as const;
/** How a promotion is obtained: automatically, by a public code, or by individual codes. */
export const TRIGGERS = ['automatic', 'code', 'personal'] as const;
/** Maximum number of codes in a batch. */
export const LARGEST_BATCH = 5000;

/** Maximum number of deliveries a promotion covers. */
export const MOST_DELIVERIES = 24;
/** First delivery it covers: the first order, or the first renewal. */
export const DELIVERIES_FROM = ['order', 'renewal'] as const;

const cents = z.int().min(1).max(1_000_000);
const count = z.int().min(1).max(1_000_000);
const day = z.iso.date();

/** The editable fields of a promotion; amounts in cents, rates in hundredths of a percent. */
const conditions = {
  name: z.string().trim().min(1).max(120),
  /** Sites it applies on; empty means all. */
  channels: z.array(z.enum(SITES)).max(SITES.length),
  /** Delivery countries; empty means all. */
  countries: z.array(z.enum(DELIVERY_COUNTRIES)).max(DELIVERY_COUNTRIES.length),
  startsOn: day.nullable(),
  /** Last day included. */
  endsOn: day.nullable(),
  firstOrderOnly: z.boolean(),
  subscriptionOnly: z.boolean(),
  /** Number of first deliveries of a subscription it covers; null means every eligible order. */
  deliveries: z.int().min(1).max(MOST_DELIVERIES).nullable().default(null),
  /** Null means `order` when `deliveries` is set. */
  deliveriesFrom: z.enum(DELIVERIES_FROM).nullable().default(null),
  minimum: cents.nullable(),
  /** SKUs and category paths; if both are empty, the whole basket. */
  products: z.array(z.string().min(1).max(40)).max(100),
  categories: z.array(z.string().min(1).max(120)).max(60),
  totalUses: count.nullable(),
  usesPerCustomer: z.int().min(1).max(1000).nullable(),
  /** Id of the customer segment it is for; null means all customers. */
  segment: z.int().nullable().default(null),
  kind: z.enum(REWARDS),
  amount: cents.nullable(),
  rate: z.int().min(1).max(10_000).nullable(),
  giftVariant: z.string().max(40).nullable(),
  giftQuantity: z.int().min(1).max(20).nullable(),
  priority: z.int().min(-1000).max(1000),
  exclusive: z.boolean(),
};

const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9_-]{2,31}$/);

/** A change of a promotion; `trigger` is fixed when it is created. */
export const promotionEdit = z.object(conditions);
export type PromotionEdit = z.infer<typeof promotionEdit>;

export const promotionDraft = z.object({
  ...conditions,
  /** Its name in URLs and in the audit log; cannot be changed. */
  reference: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  trigger: z.enum(TRIGGERS),
  /** For `code`. */
  couponCode: couponCode.nullable(),
});
export type PromotionDraft = z.infer<typeof promotionDraft>;

/** A draft to preview; nothing is saved. */
export const promotionPreview = promotionEdit.extend({
  reference: promotionDraft.shape.reference,
});
export type PromotionPreview = z.infer<typeof promotionPreview>;

export const promotionEnd = z.object({ endsOn: day.nullable() });
export const couponDraft = z.object({ couponCode, totalUses: count.nullable() });
export const batchDraft = z.object({
  prefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,12}$/),
  size: z.int().min(1).max(LARGEST_BATCH),
});

const rule = promotionEdit.extend({
  giftValue: z.int().nullable(),
  // Looser than the input: seed data and older promotions may not pass today's validation.
  name: z.string(),
  channels: z.array(z.string()),
  countries: z.array(z.string()),
  products: z.array(z.string()),
  categories: z.array(z.string()),
  priority: z.int(),
});
export type PromotionRule = z.infer<typeof rule>;

const head = {
  '@id': z.string(),
  '@type': z.literal('Promotion'),
  code: z.string(),
  state: z.enum(PROMOTION_STATES),
  trigger: z.enum(TRIGGERS),
  rule,
  /** Number of uses, and their total worth to shoppers in cents. */
  uses: z.int(),
  given: z.int(),
  /** Number of codes, and the first one. */
  coupons: z.int(),
  firstCoupon: z.string().nullable(),
};
/** A row of the list. */
export const teamPromotionShape = z.object(head);
export type TeamPromotionShape = z.infer<typeof teamPromotionShape>;

export const stackShape = z.object({
  /** Total of the example basket in cents, before reductions. */
  basket: z.int(),
  onSubscription: z.boolean(),
  /** The subscription price, then every promotion, in the order they apply. */
  steps: z.array(z.object({ code: z.string().nullable(), name: z.string(), amount: z.int() })),
  /** Total reduction in cents, and in hundredths of a percent of the basket. */
  total: z.int(),
  rate: z.int(),
  /** The part that counts against the legal cap, and that cap; null when no law applies. */
  counted: z.int(),
  cap: z.int().nullable(),
  withheld: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      reason: z.enum(['not_stackable', 'no_room']),
    }),
  ),
});
export type StackShape = z.infer<typeof stackShape>;

const touched = {
  /** Orders that used it: they never change. */
  uses: z.int(),
  /** Carts that currently get it, without the drafts of subscriptions. */
  carts: z.int(),
  /** Promises to active subscriptions that are still open: they hold. */
  owed: z.object({ subscriptions: z.int(), deliveries: z.int() }),
  /**
   * Next deliveries that get it without such a promise, how many of them were announced (their total never rises), and
   * cents it takes off all of them.
   */
  upcoming: z.object({ deliveries: z.int(), announced: z.int(), given: z.int() }),
};
const touchedShape = z.object(touched);
/** Who has a promotion now. */
export type TouchedShape = z.infer<typeof touchedShape>;

/** What a rule gives at most, and whom the promotion of that reference touches now. */
export const promotionPreviewShape = z.object({
  strongest: z.array(stackShape),
  touched: touchedShape,
});
export type PromotionPreviewShape = z.infer<typeof promotionPreviewShape>;
/** A category a promotion may apply to. */
export const promotedCategoryShape = z.object({ code: z.string(), name: z.string() });

/** A promotion with its versions and uses. */
export const promotionFileShape = z.object({
  '@context': z.string(),
  ...head,
  version: z.string(),
  goods: z.object({
    products: z.array(z.object({ code: z.string(), name: z.string() })),
    categories: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.string(),
      recordedAt: z.string(),
      enabled: z.boolean(),
      rule,
    }),
  ),
  /** The last sixty days with uses, newest first. */
  usesByDay: z.array(z.object({ day: z.string(), uses: z.int(), given: z.int() })),
  ...touched,
  /** The first fifty codes that belong to no batch. */
  couponList: z.array(z.object({ code: z.string(), totalUses: z.int().nullable(), uses: z.int() })),
  batches: z.array(
    z.object({
      id: z.int(),
      prefix: z.string(),
      size: z.int(),
      uses: z.int(),
      madeAt: z.string(),
    }),
  ),
  /** The largest combinations with other active promotions, on feed in France. */
  strongest: z.array(stackShape),
});
export type PromotionFileShape = z.infer<typeof promotionFileShape>;
