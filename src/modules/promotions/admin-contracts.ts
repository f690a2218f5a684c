import { z } from 'zod';
import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { SITES } from '#kit/sites.ts';
import { PROMOTION_STATES } from './rules/team-list.ts';

/** What the team may be refused. */
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
/** By itself, by a code all may type, by codes made one by one. */
export const TRIGGERS = ['automatic', 'code', 'personal'] as const;
/** Most codes made at once. */
export const LARGEST_BATCH = 5000;

/** Most deliveries a promotion counts. */
export const MOST_DELIVERIES = 24;
/** Where it begins to count them: the first order is one, or they follow it. */
export const DELIVERIES_FROM = ['order', 'renewal'] as const;

const cents = z.int().min(1).max(1_000_000);
const count = z.int().min(1).max(1_000_000);
const day = z.iso.date();

/** What promotions are told to be; amounts in cents, rates in hundredths of a percent. */
const conditions = {
  name: z.string().trim().min(1).max(120),
  /** Sites it is given on; empty: all. */
  channels: z.array(z.enum(SITES)).max(SITES.length),
  /** Countries it is delivered to; empty: all. */
  countries: z.array(z.enum(DELIVERY_COUNTRIES)).max(DELIVERY_COUNTRIES.length),
  startsOn: day.nullable(),
  /** Last day included. */
  endsOn: day.nullable(),
  firstOrderOnly: z.boolean(),
  subscriptionOnly: z.boolean(),
  /** Given on so many deliveries of a subscription and on no later one; null: on whatever asks for it. */
  deliveries: z.int().min(1).max(MOST_DELIVERIES).nullable().default(null),
  /** Null is `order`, when deliveries are counted. */
  deliveriesFrom: z.enum(DELIVERIES_FROM).nullable().default(null),
  minimum: cents.nullable(),
  /** SKUs and category paths; both empty: the whole basket. */
  products: z.array(z.string().min(1).max(40)).max(100),
  categories: z.array(z.string().min(1).max(120)).max(60),
  totalUses: count.nullable(),
  usesPerCustomer: z.int().min(1).max(1000).nullable(),
  /** Number of the segment whose members get it; null: whoever buys. */
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

/** A change of a promotion; how it is got is decided when it is made. */
export const promotionEdit = z.object(conditions);
export type PromotionEdit = z.infer<typeof promotionEdit>;

export const promotionDraft = z.object({
  ...conditions,
  /** How it is called in addresses and in the journal; stays. */
  reference: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  trigger: z.enum(TRIGGERS),
  /** For `code`. */
  couponCode: couponCode.nullable(),
});
export type PromotionDraft = z.infer<typeof promotionDraft>;

/** What a promotion would be; nothing is kept. */
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
  // As they are kept: what the team may not type was seeded or is older.
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
  /** How often it was used, and what it was worth to shoppers, in cents. */
  uses: z.int(),
  given: z.int(),
  /** Codes a shopper may type: how many, and the first. */
  coupons: z.int(),
  firstCoupon: z.string().nullable(),
};
/** A row of the list. */
export const teamPromotionShape = z.object(head);
export type TeamPromotionShape = z.infer<typeof teamPromotionShape>;

export const stackShape = z.object({
  /** Cents of the example basket before anything is taken off. */
  basket: z.int(),
  onSubscription: z.boolean(),
  /** The price on subscription, then every promotion, in the order they are taken off. */
  steps: z.array(z.object({ code: z.string().nullable(), name: z.string(), amount: z.int() })),
  /** Cents, and hundredths of a percent of the basket. */
  total: z.int(),
  rate: z.int(),
  /** What the law counts of it, and its limit; null where no law does. */
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

export const stacksShape = z.object({ strongest: z.array(stackShape) });
/** A category a promotion may be given in. */
export const promotedCategoryShape = z.object({ code: z.string(), name: z.string() });

/** A promotion with what became of it. */
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
  /** The last sixty days it was used on, newest first. */
  usesByDay: z.array(z.object({ day: z.string(), uses: z.int(), given: z.int() })),
  /** What subscriptions that run were promised and have not had yet. */
  owed: z.object({ subscriptions: z.int(), deliveries: z.int() }),
  /** Carts that get it now; those of coming deliveries are none. */
  carts: z.int(),
  /** The first fifty that are no part of a batch. */
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
  /** The most that comes together on feed in France with what runs beside it. */
  strongest: z.array(stackShape),
});
export type PromotionFileShape = z.infer<typeof promotionFileShape>;
