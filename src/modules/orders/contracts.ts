import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { postalAddressShape } from '#modules/customers/contracts.ts';
import { promisedShape } from '#modules/promotions/contracts.ts';
import { pickupAddressShape } from '#modules/shipping/contracts.ts';
import {
  BLOCK_CODES,
  type Difference,
  type ExplainedAmount,
  type Explanation,
  type PaymentState,
  type ShippingState,
  STATUSES,
} from './rules/index.ts';

/** Refusals an order can cause, each with its HTTP status. */
export const refusals = {
  /** The states of the order do not allow the action. */
  'order.state': 422,
  /** The tracking number was used before, or none was given. */
  'order.tracking': 422,
  /** The order is held back, see `holdsBack`. */
  'order.held': 422,
  /** The account has an order that was not shipped yet, so it cannot be deleted. */
  'order.open': 422,
  /** The cart has no lines. */
  'order.empty': 422,
  /** There is no such order for this caller. */
  'order.unknown': 404,
  /** Somebody else changed the order meanwhile. */
  'order.stale': 409,
  /** A charge is in progress for the cart as it was quoted, so it cannot change now. */
  'order.charging': 409,
  /** Another charge already paid it. */
  'order.paid': 409,
  /** Only the signed-in customer of an order may read its adjustments. */
  'order.not_signed_in': 401,
  'order.forbidden': 403,
} as const satisfies RefusalCatalogue;

const item = (type: string) => ({
  '@context': z.string().optional().describe('Address of what the keys mean (JSON-LD)'),
  '@id': z.string().describe('Path of it, which names it in other calls'),
  '@type': z.literal(type).describe('What it is'),
});
const text = z.string().nullable();
const cents = z.int();

/** The payment and shipping states of a cart or an order (PAY-04, SHP-04). */
const PAYMENT_STATES = [
  'cart',
  'awaiting_payment',
  'partially_authorized',
  'authorized',
  'partially_paid',
  'paid',
  'cancelled',
  'partially_refunded',
  'refunded',
] as const satisfies readonly PaymentState[];
const SHIPPING_STATES = [
  'cart',
  'ready',
  'shipped',
  'cancelled',
] as const satisfies readonly ShippingState[];
/** States of a single payment, as its table allows them. */
const ATTEMPT_STATES = [
  'cart',
  'new',
  'processing',
  'authorized',
  'completed',
  'failed',
  'cancelled',
  'refunded',
] as const;
const STEPS = [
  'price',
  'subscription_price',
  'promotions',
  'shipping',
  'tax',
] as const satisfies readonly Explanation['step'][];

export const orderItemShape = named(
  'OrderItem',
  'A line of a cart or an order.',
  z.object({
    ...item('OrderItem'),
    id: z.int().describe('Number of the line, to change it or take it off'),
    quantity: z.int().describe('Pieces'),
    variant: z
      .object({
        '@id': z.string().describe('Path of the variant'),
        '@type': z.literal('ProductVariant').describe('What it is'),
        code: z.string().describe('Code of the variant'),
      })
      .describe('What is bought'),
    variantCode: z.string().describe('Code of the variant'),
    productName: z.string().describe('Name of the product, in French'),
    variantName: z.string().describe('Name of the format, such as `4 kg`'),
    productSku: z.string().describe('Code of the product'),
    productSlug: z.string().describe('Last part of the address of the product page'),
    variantSlug: z.string().describe('Names the format in that address'),
    imageUrl: text.describe('Picture of the product, from the root of the site'),
    subscriptionInterval: z.int().nullable().describe('Days between deliveries; null: bought once'),
    sourceItemList: text.describe('List it was found in, as the client said when it was added'),
    unitPrice: cents.describe('Cents due for a piece before promotions'),
    originalUnitPrice: cents.describe('Cents of a piece, crossed out when higher than `unitPrice`'),
    discountedUnitPrice: cents.describe('Cents of a piece after promotions'),
    subtotal: cents.describe('Cents of all pieces before promotions'),
    total: cents.describe('Cents of all pieces after promotions'),
    pricePerKilo: cents
      .nullable()
      .describe('Cents of a kilogram of food; null for what is no food'),
  }),
);
export type OrderItemShape = z.infer<typeof orderItemShape>;

/** Pieces of an article in a parcel. */
const parcelGoodShape = z.object({
  variantCode: z.string().describe('Code of the variant'),
  productName: z.string().describe('Its product'),
  variantName: text.describe('Its size; null for a gift'),
  quantity: z.int().describe('Pieces'),
});
export type ParcelGoodShape = z.infer<typeof parcelGoodShape>;

const orderShipmentShape = named(
  'OrderShipment',
  'How an order is sent.',
  z.object({
    ...item('Shipment'),
    id: z.int().describe('Number of the shipment, for the calls that choose how it is sent'),
    method: z.string().describe('Path of the way it is sent'),
    pickupPoint: text.describe(
      'Path of the relay point it waits at; null when it goes to the address',
    ),
    pickupAddress: pickupAddressShape
      .nullable()
      .describe('The relay point as it was when it was chosen'),
    deliverFrom: text.describe(
      'First day of the promised delivery; null until the order is placed',
    ),
    deliverTo: text.describe('Last day of the promised delivery; null until the order is placed'),
    deliveredAt: text.describe('When the last parcel arrived'),
    parcels: z
      .array(
        z.object({
          trackingNumber: z.string().describe('Number the carrier follows it by'),
          carrierLink: text.describe('Where the carrier shows it'),
          shippedAt: z.string().describe('When it left'),
          deliveredAt: text.describe('When it arrived'),
          contents: z
            .array(parcelGoodShape)
            .nullable()
            .describe('What lies in it; null where that was not noted'),
        }),
      )
      .describe('What left so far; the others follow'),
    toFollow: z
      .array(parcelGoodShape)
      .nullable()
      .describe(
        'What still follows the parcels that left; null where nobody noted what was in one of them',
      ),
  }),
);

const orderPaymentShape = named(
  'OrderPayment',
  'How an order is paid.',
  z.object({
    ...item('Payment'),
    id: z.int().describe('Number of the payment, for the calls that choose how it is paid'),
    method: z.string().describe('Path of the way it is paid'),
    state: z.enum(ATTEMPT_STATES).describe('How far it is'),
  }),
);

export const accountingShape = named(
  'Accounting',
  'The sums a total is made of, in cents.',
  z.object({
    itemsTotal: cents.describe('Goods, before discounts'),
    discountTotal: cents.describe('What reduced prices take off, negative'),
    shippingFees: cents.describe('Postage, after promotions'),
    paymentFees: cents.describe('Always 0: no way to pay costs anything'),
    promotionFees: cents.describe('What promotions take off the order, negative'),
    total: cents.describe('To pay'),
    totalIncludingTax: cents.describe('To pay, tax included'),
    totalWithoutTax: cents.describe('The same without tax'),
    vatIncluded: cents.describe('Tax within it'),
  }),
);
export type AccountingShape = z.infer<typeof accountingShape>;

/** A change of price, stock or promotions since the shopper last edited the cart. */
export const cartProblemShape = named(
  'CartProblem',
  'What changed under a cart since its shopper last touched it.',
  z.object({
    code: z
      .enum([
        'unavailable',
        'stock_lowered',
        'price_changed',
        'promotion_withdrawn',
        'promotion_withheld',
        'gift_unavailable',
        'shipping_unavailable',
      ])
      .describe('What happened'),
    itemId: z.int().nullable().describe('Line it concerns'),
    variantCode: text.describe('Variant it concerns'),
    couponCode: text.describe('Coupon it concerns'),
    reason: text.describe(
      'Code of what stands behind it: an availability, or why a coupon is refused',
    ),
    before: z.int().nullable().describe('Cents or pieces before'),
    now: z.int().nullable().describe('Cents or pieces now'),
    message: z.string().describe('The same in French, to show'),
  }),
);
export type CartProblemShape = z.infer<typeof cartProblemShape>;

const orderStates = z.enum(['cart', 'new', 'completed', 'cancelled']);

const summary = {
  ...item('Order'),
  id: z.int().describe('Number of its row'),
  channel: z.string().describe('Path of the site it belongs to'),
  tokenValue: z.string().describe('What opens it: `{token}` of the calls. Keep it secret'),
  number: text.describe('Its number, once it is placed'),
  state: orderStates.describe('`cart` until it is placed'),
  itemsTotal: cents.describe('Cents of the goods after promotions'),
  itemsSubtotal: cents.describe('Cents of the goods before promotions'),
};

/** Fields of a placed order that the account pages need (ORD-05); null in a cart. */
const placed = {
  code: text.describe('The same as `number`'),
  date: text.describe('When it was placed'),
  totalIncludingTax: cents.describe('Cents to pay, tax included'),
  /** One of ORD-08 to ORD-13. */
  status: z
    .enum(STATUSES)
    .describe('The one status to show: parcels, or the money where they wait for it'),
  trackingNumber: text.describe('Number of its parcel'),
  carrierLink: text.describe('Where the carrier shows it'),
  deliveredAt: text.describe('When its last parcel arrived'),
  invoiceAvailable: z.boolean().describe('Whether `getInvoice` answers'),
  subscription: text.describe('Path of the subscription it is a delivery of'),
};

export const orderSummaryShape = named(
  'OrderSummary',
  'A placed order in a list.',
  z.object({ ...summary, ...placed }),
);
export type OrderSummaryShape = z.infer<typeof orderSummaryShape>;

/** A cart and an order have the same shape (contracts §1.6). */
export const orderShape = named(
  'Order',
  'A cart (`state` is `cart`) or a placed order. Amounts are cents, tax included.',
  z.object({
    ...summary,
    ...placed,
    customer: text.describe('Path of whom it belongs to; null: to whoever holds its token'),
    email: text.describe('Where mails about it go'),
    localeCode: z.string().describe('Language of its mails'),
    currencyCode: z.string().describe('Always `EUR`'),
    notes: text.describe('What the shopper wrote beside it'),
    version: z
      .int()
      .describe('Send it back as `If-Match: "7"` to be refused when somebody wrote meanwhile'),
    checkoutState: z
      .enum([
        'cart',
        'addressed',
        'shipping_selected',
        'shipping_skipped',
        'payment_selected',
        'payment_skipped',
        'completed',
      ])
      .describe('How far the checkout is'),
    paymentState: z.enum(PAYMENT_STATES).describe('Where the money is'),
    shippingState: z.enum(SHIPPING_STATES).describe('Where the parcels are'),
    items: z.array(orderItemShape).describe('Its lines'),
    billingAddress: postalAddressShape.nullable().describe('Who pays'),
    shippingAddress: postalAddressShape.nullable().describe('Where it goes'),
    shipments: z.array(orderShipmentShape).describe('How it is sent: one, once it has an address'),
    payments: z.array(orderPaymentShape).describe('How it is paid: one, once it has an address'),
    shippingTotal: cents.describe('Postage, after promotions'),
    shippingPromotionTotal: cents.describe('What promotions take off the postage, negative'),
    orderPromotionTotal: cents.describe('What promotions take off the goods, negative'),
    taxTotal: cents.describe('Tax within the total'),
    taxIncludedTotal: cents.describe('The same: all of it is included'),
    taxExcludedTotal: cents.describe('Always 0'),
    shippingTaxTotal: cents.describe('Tax within the postage'),
    total: cents.describe('What it comes to'),
    credit: cents.describe('Cents of it that store credit pays'),
    voucher: z.boolean().describe('That credit is a voucher’s, or in part'),
    due: cents.describe('The rest, to pay: the `expectedTotal` of the calls that order'),
    accounting: accountingShape.describe('The sums it is made of'),
    taxes: z
      .array(
        z.object({
          rate: z.number().describe('Per cent, such as 5.5'),
          gross: cents.describe('Cents at that rate, tax included'),
          net: cents.describe('Cents without tax'),
          vat: cents.describe('Cents of tax'),
        }),
      )
      .describe('Tax by rate'),
    freeProducts: z
      .array(
        z.object({
          variantCode: z.string().describe('Code of the variant'),
          productName: z.string().describe('Its name'),
          quantity: z.int().describe('Pieces'),
          imageUrl: text.describe('Its picture, from the root of the site'),
        }),
      )
      .describe('Gifts that come with it'),
    promotions: z
      .array(
        z.object({
          code: z.string().describe('Code of the promotion'),
          name: z.string().describe('Its name, in French'),
          couponCode: text.describe('Coupon that brought it; null: nobody had to ask for it'),
          amount: cents.describe('Cents it takes off, negative'),
        }),
      )
      .describe('Promotions that give something'),
    promisedDeliveries: z
      .array(promisedShape)
      .describe('Promotions of the first deliveries: promised by it, or to its subscription'),
    onceOnly: z
      .array(z.string())
      .optional()
      .describe('Variants of a cart that cannot be subscribed to; only where a cart is read'),
    couponCodes: z
      .array(z.string())
      .describe('Coupons it carries, whether or not they give anything now'),
    upsells: z
      .array(
        z.object({
          variantCode: z.string().describe('Code of the variant'),
          productName: z.string().describe('Name of the product'),
          productSlug: z.string().describe('Last part of the address of its page'),
          variantName: z.string().describe('Name of the format'),
          variantSlug: z.string().describe('Names the format in that address'),
          unitPrice: cents.describe('Cents of a piece'),
          pricePerKilo: cents
            .nullable()
            .describe('Cents of a kilogram of food; null for what is no food'),
          imageUrl: z.string().nullable().describe('Its picture, from the root of the site'),
          reason: z.string().describe('Why it is proposed, in French'),
        }),
      )
      .describe('What goes with a cart'),
    freeShipping: z
      .object({
        threshold: cents.describe('Cents from which postage is free'),
        remaining: cents.describe('Cents that are missing'),
        reached: z.boolean().describe('Whether nothing is missing'),
      })
      .nullable()
      .describe('How far free postage is; null where there is none'),
    problems: z.array(cartProblemShape).describe('What changed under a cart'),
    blocked: z
      .object({
        code: z.enum(BLOCK_CODES).describe('What it is'),
        actor: z.enum(['customer', 'shop']).describe('Who has to act'),
        until: z
          .string()
          .nullable()
          .describe('Last civil date to do it, that day included; null: there is none'),
        cause: z.string().describe('Why it stands still, in French'),
        nextStep: z.string().describe('What to do about it, in French'),
      })
      .nullable()
      .describe('Why a placed order stands still; null when it does not'),
    explanation: z
      .array(
        z.object({
          step: z.enum(STEPS).describe('Step of the calculation'),
          subject: z.string().describe('What it concerns: a line, the order, a rate'),
          amount: cents.describe('Cents it changes'),
          included: z.boolean().describe('Whether it is within the total already, as tax is'),
          // The version of a rule is the day since which it has been in force.
          rule: z
            .object({
              id: z.string().describe('Name of the rule'),
              version: z.iso.date().describe('Day since when it stands as it is'),
            })
            .describe('The rule that says so'),
        }),
      )
      .describe('Every cent of the total, and the rule it comes from'),
  }),
);
export type OrderShape = z.infer<typeof orderShape>;

const AMOUNT_KINDS = [
  'goods',
  'reduced_price',
  'subscription_price',
  'promotion',
  'gesture',
  'gift',
  'delivery',
  'delivery_free',
  'delivery_limited',
  'delivery_together',
] as const satisfies readonly (ExplainedAmount['kind'] | 'gift')[];
const DIFFERENCE_KINDS = [
  'added',
  'removed',
  'quantity',
  'price',
  'reduction',
  'delivery',
] as const satisfies readonly Difference['kind'][];

export const orderExplanationShape = named(
  'OrderExplanation',
  'Why an order, or a delivery that is prepared, costs what it costs.',
  z.object({
    ...item('OrderExplanation'),
    total: cents.describe('To pay'),
    amounts: z
      .array(
        z.object({
          kind: z.enum(AMOUNT_KINDS).describe('What the amount is'),
          label: z.string().describe('What it is about, in French'),
          text: z.string().describe('The rule it comes from, in French'),
          amount: cents.describe('Cents it changes'),
        }),
      )
      .describe('They add up to the total; empty for what was taken over without its reasons'),
    taxes: z
      .array(z.object({ label: z.string(), amount: cents.describe('Cents within the total') }))
      .describe('Tax within the total, by rate'),
    subscriptions: z
      .array(z.string())
      .describe('Paths of the subscriptions it is a delivery of: several may begin with one order'),
    sinceLast: z
      .object({
        number: text.describe('Number of the delivery before'),
        date: text.describe('When that was placed'),
        total: cents.describe('Cents of that delivery'),
        difference: cents.describe('Cents of this one less those'),
        differences: z
          .array(
            z.object({
              kind: z.enum(DIFFERENCE_KINDS).describe('What changed'),
              text: z.string().describe('The same in French'),
              amount: cents.describe('Cents it changes'),
            }),
          )
          .describe('They add up to the difference; empty when nothing changed'),
      })
      .nullable()
      .describe('What changed since the delivery before; null when there is none to compare with'),
  }),
);
export type OrderExplanationShape = z.infer<typeof orderExplanationShape>;

export const adjustmentShape = named(
  'Adjustment',
  'A part of a total.',
  z.object({
    ...item('Adjustment'),
    id: z.int(),
    type: z.string(),
    label: z.string(),
    amount: cents,
    neutral: z.boolean(),
  }),
);

export const paymentShape = named(
  'Payment',
  'How an order is paid, in full.',
  z.object({
    ...item('Payment'),
    id: z.int(),
    order: z.string(),
    method: z.object({ '@id': z.string(), code: z.string(), name: z.string() }),
    currencyCode: z.string(),
    amount: cents,
    state: z.enum(ATTEMPT_STATES),
    details: z.record(z.string(), z.unknown()),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
);

export const shipmentShape = named(
  'Shipment',
  'How an order is sent, in full.',
  z.object({
    ...item('Shipment'),
    id: z.int(),
    order: z.string(),
    state: z.enum(SHIPPING_STATES),
    method: z.string(),
    tracking: text,
    shippedAt: text,
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
);

/** The cart version a change is based on, as returned in the `ETag` header: `"7"`. */
export const seenVersion = z.object({
  'if-match': z
    .string()
    .optional()
    .describe(
      'The ETag of the cart the change was decided on. When somebody changed the cart since, the ' +
        'change is refused (409) with the cart as it stands, under `order`.',
    ),
});

/** A change refused because the cart changed since its shopper read it. */
export const staleOrderShape = named(
  'StaleOrder',
  'A change refused because the cart is no longer what its shopper saw.',
  z.object({
    '@context': z.string(),
    '@type': z.literal('hydra:Error'),
    'hydra:title': z.string(),
    'hydra:description': z.string(),
    /** Absent while a payment of it is under way. */
    order: orderShape.optional(),
  }),
);
