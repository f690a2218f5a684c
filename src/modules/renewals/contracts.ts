import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { orderShape } from '#modules/orders/contracts.ts';
import { cardShape } from '#modules/payments/contracts.ts';
import { bowlAnswer } from '#modules/subscriptions/contracts.ts';
import { DECLINES, DELIVERY_ACTIONS, LINK_STATES, PAYMENT_LINK_STATES } from './rules/index.ts';

/** Refusals for the links in reminders and payment mails, each with its HTTP status. */
export const refusals = {
  /** No mail contains this link. */
  'delivery_link.unknown': 404,
  /** The delivery is no longer as announced, or leaves too soon. */
  'delivery_link.closed': 422,
  /** The link needs an answer how much is left, and none was given. */
  'delivery_link.unanswered': 422,
  /** No mail contains this link, or its delivery no longer exists. */
  'payment_link.unknown': 404,
  /** The delivery cannot be paid by this link, or no longer. */
  'payment_link.closed': 422,
} as const satisfies RefusalCatalogue;

const cents = z.int();
const civilDate = z.string();

export const deliveryLinkShape = named(
  'DeliveryLink',
  'What the link of a reminder does to the delivery it announced. Says nothing of who receives it.',
  z.object({
    '@context': z.string().optional(),
    '@id': z.string(),
    '@type': z.literal('DeliveryLink'),
    action: z.enum(DELIVERY_ACTIONS).describe('What it does'),
    state: z.enum(LINK_STATES).describe('Whether it still does it, or why not'),
    subscription: z.string().describe('Code of the subscription'),
    shippingDate: civilDate.describe('The day the delivery left by, as it was announced'),
    movedTo: civilDate
      .nullable()
      .describe('The day it leaves by when pressed, or since; null for what leaves at once'),
    nextShippingDate: civilDate.nullable().describe('The day the next delivery leaves as of now'),
    limitDate: civilDate.describe('The last day the link works, that whole day included'),
    isPaying: z.boolean().describe('The delivery waits for its payment to be confirmed'),
    lines: z
      .array(z.object({ productName: z.string(), variantName: z.string(), quantity: z.int() }))
      .describe('What it holds'),
    total: cents.describe('Cents of the delivery'),
    card: cardShape
      .pick({ brand: true, last4: true })
      .nullable()
      .describe('The card `ship_now` charges when pressed; null for what charges nothing'),
    bowls: z
      .array(
        z.object({
          id: z.int().describe('Number of the line, to answer about it'),
          productName: z.string(),
          deliveredGrams: z.int().describe('Grams of all that came of it last'),
          likely: civilDate.describe('The day it is likely gone'),
          from: civilDate,
          until: civilDate,
        }),
      )
      .describe('The foods `left` asks about; empty for what asks nothing'),
    proposedDate: civilDate
      .nullable()
      .describe('A better day for the delivery, once somebody answered; nothing moves by it'),
  }),
);
export type DeliveryLinkShape = z.infer<typeof deliveryLinkShape>;

/** Input is only needed by the link that asks how much is left; the others act without any. */
export const deliveryLinkUse = z.object({
  bowls: z
    .array(z.object({ id: z.int(), answer: bowlAnswer }))
    .min(1)
    .max(100)
    .optional()
    .describe('What is left of each food, for `left` alone'),
});
export type DeliveryLinkUse = z.infer<typeof deliveryLinkUse>;

const text = z.string().nullable();

export const paymentLinkShape = named(
  'PaymentLink',
  'What the link of a mail pays: one delivery whose payment failed. Says nothing of who receives it.',
  z.object({
    '@context': z.string().optional(),
    '@id': z.string(),
    '@type': z.literal('PaymentLink'),
    state: z
      .enum(PAYMENT_LINK_STATES)
      .describe('`open`: it can be paid; `bank`: go on at `bankUrl`; `waiting`: ask again'),
    subscription: z.string().describe('Code of the subscription'),
    payUntil: civilDate.nullable().describe('The last day it can be paid, that whole day included'),
    cause: z
      .enum(DECLINES)
      .nullable()
      .describe(
        'Why it was not paid: a card that may pay later, that never will, or a bank that asks',
      ),
    order: orderShape
      .pick({
        number: true,
        items: true,
        freeProducts: true,
        itemsTotal: true,
        shippingTotal: true,
        promotions: true,
        promisedDeliveries: true,
        due: true,
        accounting: true,
      })
      .nullable()
      .describe('What is paid; null once it is not to be paid any more'),
    card: cardShape
      .pick({ brand: true, last4: true })
      .nullable()
      .describe('The card of the subscription; null when it cannot pay'),
    entry: z
      .object({ key: z.string(), frameUrl: text, scriptUrl: text, publicKey: text })
      .nullable()
      .describe('Where another card is typed, once that was asked for'),
    bankUrl: text.describe('Where its holder confirms it'),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('What the bank said of the latest try by this link'),
  }),
);
export type PaymentLinkShape = z.infer<typeof paymentLinkShape>;

/**
 * `kept_card` pays with the card of the subscription; `other_card` opens the fields for another card and `confirm`
 * pays with it; `cancel` cancels a payment waiting for 3-D Secure; `refresh` asks the provider for its state.
 */
export const paymentLinkUse = z.object({
  action: z.enum(['kept_card', 'other_card', 'confirm', 'cancel', 'refresh']),
  expectedTotal: cents
    .optional()
    .describe('Cents on the button, of what pays: at another total nothing is paid (409)'),
  token: z
    .string()
    .regex(/^\w{1,255}$/)
    .optional()
    .describe('What fields of the provider made of a card, for `confirm`'),
});
export type PaymentLinkUse = z.infer<typeof paymentLinkUse>;
