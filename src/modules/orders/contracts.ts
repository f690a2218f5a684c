import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { postalAddressShape } from '#modules/customers/contracts.ts';
import { promisedShape } from '#modules/promotions/contracts.ts';
import { pickupAddressShape } from '#modules/shipping/contracts.ts';

/** What an order may be refused with, and the status each reason answers with. */
export const refusals = {
  /** The states of the order do not allow the action. */
  'order.state': 422,
  /** A tracking number that was given before, or none at all. */
  'order.tracking': 422,
  /** An order that was not shipped yet keeps the account it is delivered for. */
  'order.open': 422,
  /** There is nothing to order. */
  'order.empty': 422,
  /** There is no such order for this caller. */
  'order.unknown': 404,
  /** Somebody else wrote the order meanwhile. */
  'order.stale': 409,
  /** A charge is under way for what the order was: it may not change now. */
  'order.charging': 409,
  /** Another charge paid it. */
  'order.paid': 409,
  /** Adjustments of an order belong to its customer. */
  'order.not_signed_in': 401,
  'order.forbidden': 403,
} as const satisfies RefusalCatalogue;

const item = (type: string) => ({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal(type),
});
const text = z.string().nullable();
const cents = z.int();

export const orderItemShape = z.object({
  ...item('OrderItem'),
  id: z.int(),
  quantity: z.int(),
  variant: z.object({ '@id': z.string(), '@type': z.literal('ProductVariant'), code: z.string() }),
  variantCode: z.string(),
  productName: z.string(),
  variantName: z.string(),
  productSku: z.string(),
  productSlug: z.string(),
  variantSlug: z.string(),
  imageUrl: text,
  /** Days between deliveries; null: bought once. */
  subscriptionInterval: z.int().nullable(),
  sourceItemList: text,
  /** Due for a unit before promotions. */
  unitPrice: cents,
  /** Crossed out when it is higher (PRI-02). */
  originalUnitPrice: cents,
  discountedUnitPrice: cents,
  subtotal: cents,
  total: cents,
  /** `unitPrice` per kilogram of food (PRI-01); null for what is no food. */
  pricePerKilo: cents.nullable(),
});
export type OrderItemShape = z.infer<typeof orderItemShape>;

const orderShipmentShape = z.object({
  ...item('Shipment'),
  id: z.int(),
  method: z.string(),
  /** Path of the relay point it waits at; null when it goes to the address. */
  pickupPoint: text,
  /** The point as it was when it was chosen. */
  pickupAddress: pickupAddressShape.nullable(),
  /** Civil dates promised for the delivery; null until the order is placed (DEL-09). */
  deliverFrom: text,
  deliverTo: text,
  /** When the last parcel arrived. */
  deliveredAt: text,
  /** What left so far; the others follow (DEL-07). */
  parcels: z.array(
    z.object({
      trackingNumber: z.string(),
      carrierLink: text,
      shippedAt: z.string(),
      deliveredAt: text,
    }),
  ),
});

const orderPaymentShape = z.object({
  ...item('Payment'),
  id: z.int(),
  method: z.string(),
  state: z.string(),
});

export const accountingShape = z.object({
  itemsTotal: cents,
  discountTotal: cents,
  shippingFees: cents,
  paymentFees: cents,
  promotionFees: cents,
  total: cents,
  totalIncludingTax: cents,
  totalWithoutTax: cents,
  vatIncluded: cents,
});
export type AccountingShape = z.infer<typeof accountingShape>;

/** What changed under a cart since its shopper last touched it. */
export const cartProblemShape = z.object({
  code: z.enum([
    'unavailable',
    'stock_lowered',
    'price_changed',
    'promotion_withdrawn',
    'promotion_withheld',
    'gift_unavailable',
    'shipping_unavailable',
  ]),
  itemId: z.int().nullable(),
  variantCode: text,
  couponCode: text,
  /** Code of what stands behind it: an availability, or the refusal of a coupon. */
  reason: text,
  /** Cents or pieces, before and now. */
  before: z.int().nullable(),
  now: z.int().nullable(),
  message: z.string(),
});
export type CartProblemShape = z.infer<typeof cartProblemShape>;

const orderStates = z.enum(['cart', 'new', 'completed', 'cancelled']);

const summary = {
  ...item('Order'),
  id: z.int(),
  channel: z.string(),
  tokenValue: z.string(),
  number: text,
  state: orderStates,
  itemsTotal: cents,
  itemsSubtotal: cents,
};

/** What the account screens need of a placed order (ORD-05); null in a cart. */
const placed = {
  code: text,
  /** When the order was placed. */
  date: text,
  totalIncludingTax: cents,
  /** One of ORD-08 to ORD-13. */
  status: z.string(),
  trackingNumber: text,
  carrierLink: text,
  /** When its last parcel arrived. */
  deliveredAt: text,
  invoiceAvailable: z.boolean(),
  subscription: text,
};

export const orderSummaryShape = z.object({ ...summary, ...placed });
export type OrderSummaryShape = z.infer<typeof orderSummaryShape>;

/** Cart and order alike (contracts §1.6). */
export const orderShape = z.object({
  ...summary,
  ...placed,
  customer: text,
  email: text,
  localeCode: z.string(),
  currencyCode: z.string(),
  notes: text,
  /** Send it back as `If-Match: "7"` to be refused when somebody wrote meanwhile. */
  version: z.int(),
  checkoutState: z.enum([
    'cart',
    'addressed',
    'shipping_selected',
    'shipping_skipped',
    'payment_selected',
    'payment_skipped',
    'completed',
  ]),
  paymentState: z.string(),
  shippingState: z.string(),
  items: z.array(orderItemShape),
  billingAddress: postalAddressShape.nullable(),
  shippingAddress: postalAddressShape.nullable(),
  shipments: z.array(orderShipmentShape),
  payments: z.array(orderPaymentShape),
  shippingTotal: cents,
  shippingPromotionTotal: cents,
  orderPromotionTotal: cents,
  taxTotal: cents,
  taxIncludedTotal: cents,
  taxExcludedTotal: cents,
  shippingTaxTotal: cents,
  total: cents,
  accounting: accountingShape,
  taxes: z.array(z.object({ rate: z.number(), gross: cents, net: cents, vat: cents })),
  freeProducts: z.array(
    z.object({
      variantCode: z.string(),
      productName: z.string(),
      quantity: z.int(),
      imageUrl: text,
    }),
  ),
  promotions: z.array(
    z.object({ code: z.string(), name: z.string(), couponCode: text, amount: cents }),
  ),
  /** Promotions of the first deliveries: promised by this order, or to the subscription it is of. */
  promisedDeliveries: z.array(promisedShape),
  /** Coupons the cart carries, whether or not they give anything now. */
  couponCodes: z.array(z.string()),
  upsells: z.array(
    z.object({
      variantCode: z.string(),
      productName: z.string(),
      productSlug: z.string(),
      variantName: z.string(),
      variantSlug: z.string(),
      unitPrice: cents,
      /** Per kilogram of food (PRI-01); null for what is no food. */
      pricePerKilo: cents.nullable(),
      imageUrl: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  freeShipping: z.object({ threshold: cents, remaining: cents, reached: z.boolean() }).nullable(),
  problems: z.array(cartProblemShape),
  explanation: z.array(
    z.object({
      step: z.string(),
      subject: z.string(),
      amount: cents,
      included: z.boolean(),
      // A version is the day since when the rule stands as it is.
      rule: z.object({ id: z.string(), version: z.iso.date() }),
    }),
  ),
});
export type OrderShape = z.infer<typeof orderShape>;

export const adjustmentShape = z.object({
  ...item('Adjustment'),
  id: z.int(),
  type: z.string(),
  label: z.string(),
  amount: cents,
  neutral: z.boolean(),
});

export const paymentShape = z.object({
  ...item('Payment'),
  id: z.int(),
  order: z.string(),
  method: z.object({ '@id': z.string(), code: z.string(), name: z.string() }),
  currencyCode: z.string(),
  amount: cents,
  state: z.string(),
  details: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const shipmentShape = z.object({
  ...item('Shipment'),
  id: z.int(),
  order: z.string(),
  state: z.string(),
  method: z.string(),
  tracking: text,
  shippedAt: text,
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** The version a change was decided on, as the cart's `ETag` told it: `"7"`. */
export const seenVersion = z.object({
  'if-match': z
    .string()
    .optional()
    .describe(
      'The ETag of the cart the change was decided on. When somebody changed the cart since, the ' +
        'change is refused (409) with the cart as it stands, under `order`.',
    ),
});

/** A change refused because the cart is no longer what its shopper saw. */
export const staleOrderShape = z.object({
  '@context': z.string(),
  '@type': z.literal('hydra:Error'),
  'hydra:title': z.string(),
  'hydra:description': z.string(),
  /** Absent while a payment of it is under way. */
  order: orderShape.optional(),
});
