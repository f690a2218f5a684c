import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { postalAddressInput } from '#modules/customers/contracts.ts';

/** What a step of the checkout may be refused with. */
export const refusals = {
  /** A step before this one is missing; `state` says how far the order is. */
  'checkout.step': 422,
  'checkout.billing_missing': 422,
  'checkout.country': 422,
  'checkout.shipment_unknown': 422,
  'checkout.shipping_method': 422,
  'checkout.payment_unknown': 422,
  'checkout.payment_method': 422,
  /** A subscription belongs to an account. */
  'checkout.account_needed': 422,
  /** Too many orders of this address, mailbox or account wait for their money. */
  'checkout.unpaid_orders': 422,
  /** What was to be paid is no longer what it costs: the shopper is asked again. */
  'checkout.total_changed': 409,
  'checkout.promotion_ended': 409,
  /** Something in the cart can no longer be bought. */
  'checkout.unavailable': 422,
  /** Nothing was paid, or everything was given back. */
  'refund.not_paid': 422,
  /** Another refund of the order is under way. */
  'refund.pending': 409,
  /** A bank took the money back already. */
  'refund.disputed': 422,
  'refund.too_much': 422,
  'refund.nothing': 422,
  /** Above what this colleague may give in a day: a second one asks for the same. */
  'refund.second_colleague': 409,
  /** Under a field: how much is left. */
  'refund.left': 422,
  'refund.units': 422,
  /** It would come to another amount than the one that was shown. */
  'refund.changed': 409,
  /** None of the order waits for a transfer, or not this one. */
  'refund.no_transfer': 422,
  /** The card provider does not answer. */
  'match.unavailable': 409,
  'dispute.unavailable': 409,
  /** No bank disputes this of the order. */
  'dispute.unknown': 404,
  /** It is answered, or decided: evidence is taken once. */
  'dispute.answered': 422,
  /** The day until which evidence is taken has passed. */
  'dispute.late': 422,
  /** The provider does not take it. */
  'dispute.refused': 422,
} as const satisfies RefusalCatalogue;

/** Version of the terms accepted by who orders (WDR-07): that of the content page. */
export const TERMS_VERSION = '2026-11';

/** Text as a database can keep it; notes may have several lines. */
const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/);

/** PUT: absent keys stay as they are; `customer` claims an anonymous cart. */
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

/** A path or the bare code. */
export const shippingChoice = z.object({
  shippingMethod: z.string(),
  pickupPoint: line(100).nullish(),
});

export const paymentChoice = z.object({ paymentMethod: z.string() });

export const completion = z.object({
  notes: line(2000).nullish(),
  /** Cents the shopper saw on the button. */
  expectedTotal: z.int().nullish(),
  termsVersion: line(50).nullish(),
  /** Where bot protection is configured: of whoever orders without an account (action `order`). */
  recaptchaToken: line(4000).nullish(),
});
export type Completion = z.output<typeof completion>;

const text = z.string().nullable();

/** `pending` until the provider gave the money back (REL-14). */
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
    /** Cents, for this very shipment; absent without one. */
    price: z.int().optional(),
    kind: z.enum(['home', 'relay']),
    /** Grams of the heaviest parcel of this shipment: what a relay point must take; absent without one. */
    parcelGrams: z.int().optional(),
    carrier: z.string(),
    /** What it asks in the first country of the site, in cents; absent for a shipment, which has its price. */
    tariff: z
      .object({
        countryCode: z.string(),
        price: z.int(),
        /** Goods from which it is free; null: never. */
        freeFrom: z.int().nullable(),
        /** Grams a parcel may weigh, packing included. */
        maxParcelGrams: z.int(),
        maxParcels: z.int(),
      })
      .optional(),
    /** Business days, and the civil dates they lead to for an order placed now. */
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

/** Where a shipment would go, for an order that has no address yet. */
export const wouldGoTo = z.object({
  countryCode: z.string().optional().describe('Two letters; the country of the order when missing'),
  postcode: z.string().optional().describe('For the dates'),
});

/** The rest comes with the payment request: a page opens one to pay. */
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

/** Whether an order is paid with credit as far as it goes. */
export const creditUse = z.object({ isUsed: z.boolean() });
export const creditChoice = z.object({ paysRenewals: z.boolean() });
/** As it was written to whoever holds it; spaces and dashes do not matter. */
export const voucherCode = z.object({ code: line(60).min(4) });
