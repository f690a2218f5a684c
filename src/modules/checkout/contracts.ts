import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { postalAddressInput } from '#modules/customers/contracts.ts';

/** Refusals of the checkout steps and of refunds, with their HTTP status. */
export const refusals = {
  /** An earlier step is missing; the `state` of the order says which steps are done. */
  'checkout.step': 422,
  'checkout.billing_missing': 422,
  'checkout.country': 422,
  'checkout.shipment_unknown': 422,
  'checkout.shipping_method': 422,
  'checkout.payment_unknown': 422,
  'checkout.payment_method': 422,
  /** A subscription needs an account. */
  'checkout.account_needed': 422,
  /** Too many unpaid orders from this network address, mailbox or account. */
  'checkout.unpaid_orders': 422,
  /** The total has changed since the shopper saw it; they have to confirm the new one. */
  'checkout.total_changed': 409,
  'checkout.promotion_ended': 409,
  /** Something in the cart can no longer be bought. */
  'checkout.unavailable': 422,
  /** Nothing was paid, or everything was refunded already. */
  'refund.not_paid': 422,
  /** Another refund of the order is not finished yet. */
  'refund.pending': 409,
  /** A bank has already taken the money back in a dispute. */
  'refund.disputed': 422,
  'refund.too_much': 422,
  'refund.nothing': 422,
  /** Above this colleague's daily limit: a second colleague has to enter the same refund. */
  'refund.second_colleague': 409,
  /** Reported under a field: the amount that can still be refunded. */
  'refund.left': 422,
  'refund.units': 422,
  /** The refund would differ from the amount that was shown. */
  'refund.changed': 409,
  /** No refund of the order awaits a transfer, or not the one named. */
  'refund.no_transfer': 422,
  /** The card provider does not answer. */
  'match.unavailable': 409,
  'dispute.unavailable': 409,
  /** The order has no such dispute. */
  'dispute.unknown': 404,
  /** The dispute was answered or decided: evidence can be sent only once. */
  'dispute.answered': 422,
  /** The deadline for evidence has passed. */
  'dispute.late': 422,
  /** The provider rejected the evidence. */
  'dispute.refused': 422,
} as const satisfies RefusalCatalogue;

/** Version of the terms the customer accepts (WDR-07): the one of the content page. */
export const TERMS_VERSION = '2026-11';

/** Text without control characters, which the database accepts; notes may have several lines. */
const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/);

/** PUT: omitted keys are not changed; `customer` attaches an anonymous cart to an account. */
export const orderUpdate = z.object({
  customer: z.string().optional(),
  email: z.email().max(255).nullish(),
  billingAddress: postalAddressInput.optional(),
  shippingAddress: postalAddressInput.optional(),
  couponCode: line(255).nullish(),
});
export type OrderUpdate = z.output<typeof orderUpdate>;

export const addressing = z.object({
  email: z.email().max(255).nullish(),
  billingAddress: postalAddressInput.optional(),
  shippingAddress: postalAddressInput.optional(),
});
export type Addressing = z.output<typeof addressing>;

/** Path or bare code of the method. */
export const shippingChoice = z.object({
  shippingMethod: z.string(),
  pickupPoint: line(100).nullish(),
});

export const paymentChoice = z.object({ paymentMethod: z.string() });

export const completion = z.object({
  notes: line(2000).nullish(),
  /** Cents shown on the order button. */
  expectedTotal: z.int().nullish(),
  termsVersion: line(50).nullish(),
  /** Required for guests where bot protection is configured (action `order`). */
  recaptchaToken: line(4000).nullish(),
});
export type Completion = z.output<typeof completion>;

const text = z.string().nullable();

/** `pending` until the provider has refunded the money (REL-14). */
export const refundShape = named(
  'Refund',
  'Money given back for an order.',
  z.object({
    '@id': z.string(),
    '@type': z.literal('Refund'),
    id: z.int(),
    amount: z.int(),
    reason: z.string(),
    state: z.enum(['pending', 'done', 'refused']),
    requestedAt: z.string(),
    doneAt: text,
  }),
);
export type RefundShape = z.infer<typeof refundShape>;

export const orderChangeShape = named(
  'OrderChange',
  'What the team changed in the lines of a paid order before it left.',
  z.object({
    '@id': z.string(),
    '@type': z.literal('OrderChange'),
    id: z.int(),
    madeAt: z.string().describe('When'),
    reason: z.string().describe('Why, in French'),
    totalBefore: z.int().describe('Cents it came to before'),
    totalAfter: z.int().describe('Cents it came to then'),
    returned: z.int().describe('Cents that go back because of it'),
    state: z
      .enum(['made', 'awaited', 'undone'])
      .describe('`awaited` until what it costs more is paid; `undone` when it was not'),
    lines: z
      .array(
        z.object({
          name: z.string().describe('Name of the product and its format, in French'),
          before: z.int().describe('Pieces before; 0: it was added'),
          after: z.int().describe('Pieces since; 0: it was taken out'),
        }),
      )
      .describe('The lines that became others'),
  }),
);
export type OrderChangeShape = z.infer<typeof orderChangeShape>;

export const CHARGE_STATES = [
  'nothing_due',
  'awaited',
  'refused',
  'authorized',
  'debited',
  'partly_returned',
  'returned',
  'released',
  'not_taken',
] as const;

export const chargeShape = named(
  'Charge',
  'How and when a placed order was paid.',
  z.object({
    '@context': z.string().optional(),
    '@id': z.string(),
    '@type': z.literal('Charge'),
    method: text.describe('Code of the way it is paid; null when there was nothing to pay'),
    methodName: text.describe('The same in French'),
    card: z
      .object({
        brand: z.string().describe('Such as `visa`'),
        last4: z.string().describe('Its last four digits'),
      })
      .nullable()
      .describe('The card; null for other ways, or before one was given'),
    amount: z.int().describe('Cents of the payment'),
    state: z
      .enum(CHARGE_STATES)
      .describe(
        'How far it is; `released`: held and never taken; `not_taken`: cancelled before anybody paid',
      ),
    stateText: z.string().describe('The same in French'),
    authorizedAt: text.describe('When whoever pays agreed to it'),
    debitedAt: text.describe('When the money was taken, or came'),
    debitText: text.describe('While it is only authorised: when it will be debited, in French'),
    payBy: text.describe('While its customer has to pay: when it is cancelled without'),
    returned: z.int().describe('Cents that went back or are on their way'),
  }),
);
export type ChargeShape = z.infer<typeof chargeShape>;
export type ChargeState = ChargeShape['state'];

export const shippingMethodShape = named(
  'ShippingMethod',
  'A way to send a shipment.',
  z.object({
    '@id': z.string(),
    '@type': z.literal('ShippingMethod'),
    id: z.int(),
    code: z.string(),
    position: z.int(),
    name: z.string(),
    description: text,
    /** Price in cents for this shipment; omitted when there is no shipment. */
    price: z.int().optional(),
    kind: z.enum(['home', 'relay']),
    /**
     * Grams of the heaviest parcel of this shipment, which a pickup point must accept; omitted when
     * there is no shipment.
     */
    parcelGrams: z.int().optional(),
    carrier: z.string(),
    /**
     * List price in cents in the first country of the site; omitted when there is a shipment, which
     * has its own price.
     */
    tariff: z
      .object({
        countryCode: z.string(),
        price: z.int(),
        /** Cents of goods from which delivery is free; null: never. */
        freeFrom: z.int().nullable(),
        /** Maximum weight of a parcel in grams, packaging included. */
        maxParcelGrams: z.int(),
        maxParcels: z.int(),
      })
      .optional(),
    /** Business days, and the delivery dates (civil) for an order placed now. */
    deliveryEstimate: z.object({
      minDays: z.int(),
      maxDays: z.int(),
      from: z.string(),
      to: z.string(),
    }),
  }),
);

export type ShippingMethodShape = z.infer<typeof shippingMethodShape>;

export const paymentMethodShape = named(
  'PaymentMethod',
  'A way to pay.',
  z.object({
    '@id': z.string(),
    '@type': z.literal('PaymentMethod'),
    id: z.int(),
    code: z.string(),
    position: z.int(),
    name: z.string(),
    description: z.string(),
    instructions: text,
    brands: z.array(z.string()),
    fee: z.literal(0),
    allowsSubscription: z.boolean(),
  }),
);
export type PaymentMethodShape = z.infer<typeof paymentMethodShape>;

/** Destination to assume for an order that has no address yet. */
export const wouldGoTo = z.object({
  countryCode: z.string().optional().describe('Two letters; the country of the order when missing'),
  postcode: z.string().optional().describe('For the dates'),
});

/** The provider's other settings come with the payment request, which a page opens in order to pay. */
export const paymentConfigurationShape = z.object({
  provider: z.string(),
  amount: z.int(),
  currencyCode: z.string(),
  instructions: text,
  wallets: z
    .object({
      scriptUrl: z.string().describe('Script that draws the buttons (Stripe.js)'),
      publicKey: z.string().describe('Of the provider, for that script'),
    })
    .nullable()
    .describe(
      'What draws the buttons of Apple Pay, Google Pay and Link (Express Checkout Element); what they ' +
        'make of a card is the `token` of a payment request. Null for an order they cannot pay',
    ),
});

const CREDIT_MOVES = ['grant', 'refund', 'voucher', 'spend', 'return', 'expiry'] as const;

export const storeCreditShape = named(
  'StoreCredit',
  'What the shop owes a customer as credit, and what moved of it.',
  z.object({
    '@id': z.string(),
    '@type': z.literal('StoreCredit'),
    balance: z.int().describe('Cents that can be spent today'),
    paysRenewals: z.boolean().describe('Deliveries of subscriptions are paid with it first'),
    lots: z
      .array(
        z.object({
          id: z.int(),
          left: z.int().describe('Cents that are left of it'),
          amount: z.int().describe('Cents it was given with'),
          reason: z.string().describe('Why it was given, in French'),
          givenAt: z.string().describe('When'),
          expiresOn: text.describe('Last day it can be spent on; null: it does not end'),
        }),
      )
      .describe('What it is made of, what ends first before the rest'),
    movements: z
      .array(
        z.object({
          id: z.int(),
          kind: z.enum(CREDIT_MOVES).describe('What moved it'),
          amount: z.int().describe('Cents, below zero for what left'),
          reason: z.string().describe('Of what it came from, in French'),
          order: text.describe('Number of the order it is about'),
          orderToken: text.describe('Key of that order'),
          movedAt: z.string().describe('When'),
        }),
      )
      .describe('The last hundred, the newest first'),
  }),
);
export type StoreCreditShape = z.infer<typeof storeCreditShape>;

/** Whether store credit is used to pay the order, as far as it covers it. */
export const creditUse = z.object({ isUsed: z.boolean() });
export const creditChoice = z.object({ paysRenewals: z.boolean() });
/** Voucher code as sent to its holder; spaces and dashes are ignored. */
export const voucherCode = z.object({ code: line(60).min(4) });
