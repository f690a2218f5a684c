import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { postalAddressShape, postalAddressWith } from '#modules/customers/contracts.ts';
import { orderShape } from '#modules/orders/contracts.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import { promisedShape } from '#modules/promotions/contracts.ts';
import { pickupAddressShape } from '#modules/shipping/contracts.ts';
import { ABORT_REASONS, ALERT_CODES } from './rules/index.ts';

/** What a change of a subscription may be refused with. */
export const refusals = {
  /** There is no such subscription, draft or order of it for this caller. */
  'subscription.unknown': 404,
  /** Somebody else changed it meanwhile. */
  'subscription.stale': 409,
  /** Its next delivery leaves too soon to be changed, or is being paid for. */
  'subscription.locked': 422,
  'subscription.paused': 422,
  'subscription.stopped': 422,
  /** It is not paused. */
  'subscription.running': 422,
  /** A delivery holds something. */
  'subscription.empty': 422,
  /** Two deliveries at least. */
  'subscription.minimum': 422,
  /** It was asked to leave at once already. */
  'subscription.shipping_now': 409,
  /** Too soon, or too late. */
  'subscription.date': 422,
  /** What is sold once can only be added to the next delivery. */
  'subscription.until': 422,
  'subscription.once_only': 422,
  /** What it would hold fits no parcel of the chosen way of delivery. */
  'subscription.too_heavy': 422,
  /** Its relay point is elsewhere. */
  'subscription.relay_country': 422,
  'subscription.item_unknown': 404,
  'subscription.coupon_not_applied': 404,
  'subscription.card_unknown': 422,
  'subscription.address_unknown': 422,
  'subscription.country': 422,
  'subscription.shipping_method': 422,
  /** A subscription that did not end keeps the account. */
  'subscription.active': 422,
} as const satisfies RefusalCatalogue;

const item = (type: string) => ({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal(type),
});
const text = z.string().nullable();
const cents = z.int();
/** A civil date, `2026-12-04`. */
const civilDate = z.string();

export const frequencyShape = z.object({
  code: z.int(),
  days: z.int(),
  position: z.int(),
  label: z.string(),
  description: text,
});

export const subscriptionStatuses = z.enum([
  'active',
  'awaiting_payment',
  'payment_failed',
  'error',
  'product_unavailable',
  'pickuppoint_unavailable',
  'promotion_unavailable',
  'invalid_promotion',
  'paused',
  'stopped',
]);

const subscriptionItemShape = z.object({
  id: z.int(),
  variantCode: z.string(),
  productName: z.string(),
  variantName: z.string(),
  productSlug: z.string(),
  variantSlug: z.string(),
  imageUrl: text,
  /** Pieces in the next delivery, and in each one after it. */
  quantity: z.int(),
  laterQuantity: z.int(),
  /** Of a piece in the next delivery, before promotions. */
  unitPrice: cents,
  available: z.boolean(),
});

export const subscriptionShape = z.object({
  ...item('Subscription'),
  code: z.string(),
  /** Send it back as `If-Match: "7"` to be refused when somebody wrote meanwhile. */
  version: z.int(),
  status: subscriptionStatuses,
  frequency: frequencyShape,
  nextShippingDate: civilDate.nullable(),
  /** `paying`: ordered, its payment is awaited · `late`: its day has passed and it is not ordered. */
  nextDeliveryState: z.enum(['planned', 'paying', 'late']),
  /** The last day of changes, that whole day included. */
  modificationLimitDate: civilDate.nullable(),
  editable: z.boolean(),
  deliveriesDone: z.int(),
  discountPercent: z.int(),
  items: z.array(subscriptionItemShape),
  /** Paths of the orders that are prepared. */
  draftOrders: z.array(z.string()),
  shippingAddress: postalAddressShape,
  billingAddress: postalAddressShape,
  shippingMethod: z.string(),
  pickupPoint: pickupAddressShape.extend({ available: z.boolean() }).nullable(),
  paymentCard: z
    .object({
      '@id': z.string(),
      brand: z.string(),
      last4: z.string(),
      expMonth: z.int(),
      expYear: z.int(),
      expiry: z.string(),
    })
    .nullable(),
  promotions: z.array(
    z.object({ code: z.string(), name: z.string(), couponCode: text, amount: cents }),
  ),
  couponCodes: z.array(z.string()),
  /** What it was promised on its first deliveries and has not all had yet. */
  promisedDeliveries: z.array(promisedShape),
  alerts: z.array(z.object({ code: z.enum(ALERT_CODES), severity: z.enum(['warning', 'error']) })),
  /** Of the next delivery. */
  total: cents,
  /** Date of the first delivery a change of date or rhythm counts for; null when nothing changed. */
  effectiveOn: civilDate.nullable(),
  /** It was asked to leave at once: it will have by then. */
  shipNow: z.object({ askedAt: z.string(), dueAt: z.string() }).nullable(),
  pausedUntil: civilDate.nullable(),
  stoppedAt: text,
  /** From when on it may be stopped; null: now, or it is already. */
  stoppableOn: civilDate.nullable(),
});
export type SubscriptionShape = z.infer<typeof subscriptionShape>;

export const draftShape = orderShape.extend({
  shippingDate: civilDate,
  modificationLimitDate: civilDate,
  editable: z.boolean(),
});
export type DraftShape = z.infer<typeof draftShape>;

export const abortReasonShape = z.object({
  code: z.string(),
  position: z.int(),
  label: z.string(),
});

export const upsellShape = z.object({
  ...item('ProductVariant'),
  code: z.string(),
  name: z.string(),
  productName: z.string(),
  productSlug: z.string(),
  variantSlug: z.string(),
  imageUrl: text,
  /** It may come with every delivery; else with the next one only. */
  subscribable: z.boolean(),
  /** What a piece costs in a delivery. */
  unitPrice: cents,
  reason: z.string(),
});
export type UpsellShape = z.infer<typeof upsellShape>;

/** The version a change was decided on, as the ETag told it: `"7"`. */
export const seenVersion = z.object({
  'if-match': z
    .string()
    .optional()
    .describe(
      'The ETag of the subscription the change was decided on. When somebody changed it since, the ' +
        'change is refused (409) with the subscription as it stands, under `subscription`.',
    ),
});

/** A change refused because the subscription is no longer what its customer saw. */
export const staleSubscriptionShape = z.object({
  '@context': z.string(),
  '@type': z.literal('hydra:Error'),
  'hydra:title': z.string(),
  'hydra:description': z.string(),
  /** As it stands now. */
  subscription: subscriptionShape.optional(),
});

/** `next`: the next delivery alone; `all`: this one and the later ones. */
const scope = z.enum(['next', 'all']).default('next');
export type Scope = z.output<typeof scope>;
export const scoped = z.object({ scope });

const path = z
  .string()
  .max(255)
  .regex(/^\P{Cc}*$/u);
const quantity = z.int().min(1).max(9999);

export const dateChange = z.object({ date: z.iso.date(), scope });
export const frequencyChange = z.object({
  frequency: z.literal(FREQUENCIES.map(({ code }) => code)),
  scope,
});
export const itemAddition = z.object({
  productVariant: path,
  quantity,
  scope,
  upsell: z.boolean().nullish(),
});
export const itemChange = z.object({ quantity, scope });
export const shippingChange = z.object({
  shippingMethod: path,
  pickupPoint: path.nullish(),
  scope,
});
export const couponAddition = z.object({ couponCode: path, scope });
/** One of the customer's book, or the fields of one. */
export const addressChange = z.union([
  z.object({ address: path, scope }),
  postalAddressWith({ scope }),
]);
export type AddressChange = z.output<typeof addressChange>;
/** A card that is kept, or a setup that has just kept one. */
export const paymentChange = z.union([
  z.object({ paymentCard: path }),
  z.object({ paymentRequest: path }),
]);
export type PaymentChange = z.output<typeof paymentChange>;
export const abortion = z.object({
  reason: z.enum(ABORT_REASONS),
  message: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .regex(/^[\P{Cc}\t\r\n]*$/u),
});
export const shippingNow = z.object({});
export const pausing = z.object({ until: z.iso.date().nullish() });
export const resuming = z.object({ date: z.iso.date().nullish() });

/** The subscriptions of one customer, as the team lists them. */
export const customerSubscriptionsShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerSubscriptions'),
  subscriptions: z.array(
    z.object({
      code: z.string(),
      status: subscriptionStatuses,
      /** Days between two deliveries. */
      frequency: z.int(),
      nextShippingDate: z.string().nullable(),
      deliveriesDone: z.int(),
    }),
  ),
});
export type CustomerSubscriptionsShape = z.infer<typeof customerSubscriptionsShape>;
