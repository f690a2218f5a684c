import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** There is no such payment for this caller. */
  'payment.unknown': 404,
  /** Nothing is to be paid, or not by this method. */
  'payment.method': 422,
  /** Another attempt is being charged at this moment. */
  'payment.under_way': 409,
  /** The attempt has ended; a new one is needed. */
  'payment.over': 409,
  /** Several cards were declined; no other one is accepted for an hour. */
  'payment.declined_often': 422,
  /** The provider has no card yet. */
  'payment.card_missing': 422,
  /** The provider does not respond. */
  'payment.unavailable': 409,
  /** A receipt with this reference exists, with another amount or for another order. */
  'payment.received': 409,
  /** Nothing is due any more, so the amount must be given. */
  'payment.amount': 422,
  /** There is less store credit than was to be spent. */
  'credit.insufficient': 409,
  /** Store credit requires an account. */
  'credit.account': 422,
  /** The expiry date must be in the future, and not too close. */
  'credit.expires': 422,
  /** The amount exceeds what a staff member may give in a day. */
  'credit.above_ceiling': 422,
  /** A withdrawal is refunded by the original payment method, unless its customer agreed to credit (WDR-04). */
  'credit.not_agreed': 422,
  /** No voucher has this code. */
  'voucher.unknown': 422,
  'gift.unknown': 404,
  /** Somebody decided on it meanwhile. */
  'gift.decided': 409,
  /** The staff member who proposed it may not approve it. */
  'gift.own': 422,
  /** The voucher was used before. */
  'voucher.used': 422,
  /** The voucher has expired. */
  'voucher.ended': 422,
  /** There is no such open finding. */
  'finding.unknown': 404,
  /** An outcome is required to close a dispute, and refused for any other finding. */
  'finding.outcome': 422,
  /** There is no such card of this customer. */
  'payment.card_unknown': 404,
  /** A subscription uses it. */
  'payment.card_in_use': 422,
  /** The signature is forged, outdated or for another recipient. */
  'payment.signature': 400,
} as const satisfies RefusalCatalogue;

/** Methods charged through a provider, and those paid by the customer's own transfer or cheque. */
export const onlineMethods = ['card', 'paypal', 'bancontact'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];
export const paymentMethodCodes = [...onlineMethods, 'cheque', 'bank_transfer'] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

export const isOnlineMethod = (code: string): code is OnlineMethod =>
  onlineMethods.some((online) => online === code);

const text = z.string().nullable();

/** The only card data that may be shown and stored (PAY-06 of the payment rules). */
export const cardShape = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});
export type CardSummary = z.infer<typeof cardShape>;

/** A path on the shop's own site. */
const localPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/);

/** `/api/v2/shop/payment-cards/12`, with or without the part before `/shop`. */
const cardPath = z.string().regex(/^(\/api\/v2)?\/shop\/payment-cards\/\d{1,15}$/);

/** Version of the consent text for saving a card. */
export const CARD_CONSENT = '2026-11';

export const paymentCardShape = named(
  'PaymentCard',
  'A card the customer asked to keep.',
  z.object({
    '@id': z.string(),
    '@type': z.literal('PaymentCard'),
    id: z.int(),
    ...cardShape.shape,
    /** `11/2026` */
    expiry: z.string(),
    isDefault: z.boolean(),
  }),
);
export type PaymentCardShape = z.infer<typeof paymentCardShape>;

/** The only editable property of a card is whether it is the default. */
export const paymentCardUpdate = z.object({ isDefault: z.literal(true) });

/** `{hash}` in the target path is replaced by that of the new setup. */
export const paymentSetupInput = z.object({
  subscription: z.string().max(200).optional(),
  payload: z.object({ target_path: localPath.optional() }).optional(),
});

/** `token` passes on the provider's token of a card, `confirm` has the card saved. */
export const paymentSetupUpdate = z.object({
  payload: z.object({
    token: z
      .string()
      .regex(/^\w{1,255}$/)
      .optional(),
    confirm: z.boolean().optional(),
  }),
});

export type PaymentSetupInput = z.infer<typeof paymentSetupInput>;
export type PaymentSetupUpdate = z.infer<typeof paymentSetupUpdate>;

export const paymentSetupShape = named(
  'PaymentSetup',
  'A card that is being kept, without paying.',
  z.object({
    '@context': z.string(),
    '@id': z.string(),
    '@type': z.literal('PaymentSetup'),
    hash: z.string(),
    state: z.enum(['new', 'processing', 'completed', 'failed']),
    action: z.literal('setup'),
    payload: z.object({ target_path: text }),
    responseData: z.object({
      clientSecret: text,
      publicKey: text,
      frameUrl: text,
      scriptUrl: text,
      redirectUrl: text,
      error: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
    /** The card, once it is saved. */
    paymentCard: paymentCardShape.nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
);
export type PaymentSetupShape = z.infer<typeof paymentSetupShape>;

/** Body to open a payment request (contracts §2.6). */
export const paymentRequestInput = z.object({
  paymentId: z.int().describe('`id` of `payments[0]` of the cart'),
  paymentMethodCode: z
    .string()
    .describe('`card`, `paypal`, `bancontact`, `cheque` or `bank_transfer`, as selected'),
  action: z
    .string()
    .meta({ enum: ['authorize', 'capture'] })
    .pipe(z.enum(['authorize', 'capture'])),
  payload: z
    .object({ target_path: localPath.optional(), after_path: localPath.optional() })
    .optional(),
  /** Required, where bot protection is configured, to choose cheque or transfer without an account. */
  recaptchaToken: z.string().max(4000).nullish(),
});
export type PaymentRequestInput = z.infer<typeof paymentRequestInput>;

/**
 * Body to update a payment request: `token` passes on the provider's token of a card, `paymentCard` names a saved
 * one, `keepCard` asks to save the card (never preselected), `confirm` pays, `cancel` cancels; none of them asks the
 * provider for the state. `expectedTotal` is the amount on the button, in cents.
 */
export const paymentRequestUpdate = z.object({
  payload: z.object({
    token: z
      .string()
      .regex(/^\w{1,255}$/)
      .optional(),
    paymentCard: cardPath.optional().describe('Path of a card the customer kept: no `token` then'),
    keepCard: z.boolean().optional().describe('Ask for the card to be kept; never assumed'),
    confirm: z.boolean().optional().describe('Pay now'),
    cancel: z.boolean().optional().describe('Give up'),
    expectedTotal: z
      .int()
      .optional()
      .describe('Cents on the button: at another total nothing is paid (409)'),
  }),
});
export type PaymentRequestUpdate = z.infer<typeof paymentRequestUpdate>;

export const paymentRequestShape = named(
  'PaymentRequest',
  'An attempt to pay an order.',
  z.object({
    '@context': z.string().describe('Address of what the keys mean (JSON-LD)'),
    '@id': z.string().describe('Path of it, which names it in other calls'),
    '@type': z.literal('PaymentRequest').describe('What it is'),
    hash: z.string().describe('What it is asked for by; of a visitor’s order, the key to it'),
    state: z
      .enum(['new', 'processing', 'completed', 'failed', 'cancelled'])
      .describe(
        '`processing`: go on at `redirectUrl`, or ask again; `completed`: the order is placed',
      ),
    action: z.enum(['authorize', 'capture']).describe('As it was asked for'),
    payload: z
      .object({ target_path: text, after_path: text })
      .describe('Where the shopper comes back to'),
    responseData: z
      .object({
        provider: z.enum(paymentMethodCodes).describe('How it is paid'),
        clientSecret: text.describe('Lets the provider’s fields be drawn'),
        publicKey: text.describe('Of the provider, for `scriptUrl`'),
        frameUrl: text.describe(
          'Where the card is typed, for providers without a script: show it in a frame, or send it ' +
            '`number`, `expiry` (MM/YY) and `cvc` as a form. There is no `token` to send then',
        ),
        scriptUrl: text.describe(
          'Script that draws the provider’s fields (Stripe.js); what they make of the card is the `token`',
        ),
        redirectUrl: text.describe('Where the shopper has to go on: 3-D Secure, wallet'),
        card: cardShape.nullable().describe('The card that was given'),
        error: z
          .object({ code: z.string(), message: z.string() })
          .nullable()
          .describe('Why it failed, as « Information bancaire : {message} ({code}) » (PAY-03)'),
        instructions: text.describe('How to pay by cheque or transfer; null for others'),
        reference: text.describe('What to write on the cheque or the transfer; null for others'),
      })
      .describe('What comes next, and what came of it'),
    order: z.string().describe('Path of the order it pays'),
    payment: z.string().describe('Path of the payment of that order'),
    method: z.string().describe('Path of the way it is paid'),
    amount: z.int().describe('Cents'),
    createdAt: z.string().describe('When it was opened'),
    updatedAt: z.string().describe('When it was heard of last'),
  }),
);
export type PaymentRequestShape = z.infer<typeof paymentRequestShape>;
