import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** There is no such payment for this caller. */
  'payment.unknown': 404,
  /** There is nothing to pay, or not this way. */
  'payment.method': 422,
  /** Another attempt is being charged right now. */
  'payment.under_way': 409,
  /** The attempt is over: a new one is needed. */
  'payment.over': 409,
  /** Several cards were declined: not another one for an hour. */
  'payment.declined_often': 422,
  /** The provider has no card yet. */
  'payment.card_missing': 422,
  /** The provider does not answer. */
  'payment.unavailable': 409,
  /** That cheque or transfer came before, with another amount or for another order. */
  'payment.received': 409,
  /** Nothing is due any more: the amount has to be told. */
  'payment.amount': 422,
  /** Less store credit is left than was to be spent. */
  'credit.insufficient': 409,
  /** Store credit belongs to an account. */
  'credit.account': 422,
  /** Its last day has to lie ahead, and not so near that nobody can use it. */
  'credit.expires': 422,
  /** More than a colleague may give in a day. */
  'credit.above_ceiling': 422,
  /** A withdrawal goes back as it was paid, unless its customer agreed to credit (WDR-04). */
  'credit.not_agreed': 422,
  /** Nobody's code. */
  'voucher.unknown': 422,
  'gift.unknown': 404,
  /** Somebody decided it meanwhile. */
  'gift.decided': 409,
  /** Whoever offered it does not agree to it alone. */
  'gift.own': 422,
  /** Somebody used it. */
  'voucher.used': 422,
  /** Its last day is over. */
  'voucher.ended': 422,
  /** There is no such open finding. */
  'finding.unknown': 404,
  /** How a dispute ended is said of a dispute, always, and of nothing else. */
  'finding.outcome': 422,
  /** There is no such card of this customer. */
  'payment.card_unknown': 404,
  /** A subscription is paid with it. */
  'payment.card_in_use': 422,
  /** Forged, stale or meant for somebody else. */
  'payment.signature': 400,
} as const satisfies RefusalCatalogue;

/** Methods whose money is moved by a provider, and those whose money comes by itself. */
export const onlineMethods = ['card', 'paypal', 'bancontact'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];
export const paymentMethodCodes = [...onlineMethods, 'cheque', 'bank_transfer'] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

export const isOnlineMethod = (code: string): code is OnlineMethod =>
  onlineMethods.some((online) => online === code);

const text = z.string().nullable();

/** Only what may be shown and kept of a card (PAY-06 of the payment rules). */
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

/** `/api/v2/shop/payment-cards/12`, with or without what stands before `/shop`. */
const cardPath = z.string().regex(/^(\/api\/v2)?\/shop\/payment-cards\/\d{1,15}$/);

/** Version of the sentence a shopper agrees to when a card is kept. */
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

/** The only thing that changes of a card is whether it is proposed first. */
export const paymentCardUpdate = z.object({ isDefault: z.literal(true) });

/** `{hash}` in the target path stands for the setup that is opened. */
export const paymentSetupInput = z.object({
  subscription: z.string().max(200).optional(),
  payload: z.object({ target_path: localPath.optional() }).optional(),
});

/** `token` hands over what the provider's fields made of a card, `confirm` has it kept. */
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
    /** The card, once it is kept. */
    paymentCard: paymentCardShape.nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
);
export type PaymentSetupShape = z.infer<typeof paymentSetupShape>;

/** What a page sends to open a payment request (contracts §2.6). */
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
  /** Where bot protection is configured: of whoever promises a cheque or a transfer without an account. */
  recaptchaToken: z.string().max(4000).nullish(),
});
export type PaymentRequestInput = z.infer<typeof paymentRequestInput>;

/**
 * What a page sends afterwards: `token` hands over what the provider's fields made of a card,
 * `paymentCard` one that is kept, `keepCard` asks for the card to be kept (never ticked by us),
 * `confirm` pays, `cancel` gives up, none of them asks the provider how things stand.
 * `expectedTotal` is what the shopper saw on the button, in cents.
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
