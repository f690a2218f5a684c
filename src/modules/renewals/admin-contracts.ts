import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { HELD_FOR } from '#modules/subscriptions/rules/index.ts';
import { REHEARSAL_ENDS, REHEARSAL_OUTCOMES } from './rules/index.ts';

/** Refusals that only staff calls can get, each with its HTTP status. */
export const refusals = {
  /** No delivery of this subscription waits for its payment. */
  'renewal.not_failed': 422,
  /** The list to be charged is no longer the one the caller saw. */
  'renewal.list_changed': 409,
} as const satisfies RefusalCatalogue;

const text = z.string().nullable();

/** One attempt to charge a delivery, and its result. */
const attemptShape = z.object({
  at: z.string(),
  /** `card`, `paypal`… */
  method: z.string(),
  state: z.string(),
  /** Cents. */
  amount: z.int(),
  errorCode: text,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});

/** A delivery of a subscription: prepared, being paid, placed or not. */
export const teamDeliveryShape = z.object({
  number: z.int(),
  state: z.enum(['draft', 'charging', 'placed', 'skipped', 'failed', 'cancelled']),
  /** Civil dates: by the calendar, and the dispatch day. */
  plannedDate: z.string(),
  shippingDate: z.string(),
  /** Null until the order is placed. */
  orderNumber: text,
  total: z.int().nullable(),
  paymentState: text,
  /** State of its payment; null before the first charge, or when it was paid with the first order. */
  renewal: z
    .object({
      state: z.enum(['queued', 'charging', 'failed', 'paid', 'given_up']),
      tries: z.int(),
      decline: z.enum(['soft', 'hard', 'authentication']).nullable(),
      errorCode: text,
      nextTryOn: text,
    })
    .nullable(),
  /** Oldest first. */
  attempts: z.array(attemptShape),
});
export type TeamDeliveryShape = z.infer<typeof teamDeliveryShape>;

/** The deliveries of a subscription, with the mails its customer got. */
export const teamDeliveriesShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('SubscriptionDeliveries'),
  /** Newest first, the last thirty. */
  deliveries: z.array(teamDeliveryShape),
  /** Newest first. */
  notices: z.array(
    z.object({ kind: z.string(), subject: z.string(), at: z.string(), sentAt: text }),
  ),
});
export type TeamDeliveriesShape = z.infer<typeof teamDeliveriesShape>;

const counted = { deliveries: z.int(), /** Cents. */ expected: z.int() };
const whose = { code: z.string(), name: z.string(), shippingDate: z.string() };

/** Deliveries of the next fourteen days, and what may block them. */
export const outlookShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('RenewalOutlook'),
  /** Whether this database may charge deliveries (REL-23). */
  armed: z.boolean(),
  today: z.string(),
  overdue: z.object(counted),
  days: z.array(z.object({ date: z.string(), ...counted })),
  /** The deliveries that would be charged if the job ran now. */
  due: z.array(
    z.object({
      ...whose,
      number: z.int(),
      standing: z.enum(['overdue', 'due', 'queued', 'charging', 'failed']),
      total: z.int(),
    }),
  ),
  /** Variants with less stock than the next deliveries need, and the customers who will not get them. */
  shortages: z.array(
    z.object({
      variantCode: z.string(),
      productName: z.string(),
      variantName: z.string(),
      wanted: z.int(),
      onHand: z.int(),
      missedBy: z.array(z.object({ ...whose, quantity: z.int() })),
    }),
  ),
  failed: z.array(
    z.object({
      ...whose,
      total: z.int(),
      tries: z.int(),
      decline: z.enum(['soft', 'hard', 'authentication']).nullable(),
      errorCode: text,
      nextTryOn: text,
      /** Civil date from which it can no longer be paid. */
      givenUpOn: text,
    }),
  ),
  cards: z.array(z.object({ ...whose, brand: z.string(), last4: z.string(), expiry: z.string() })),
  held: z.array(
    z.object({ code: z.string(), name: z.string(), heldFor: z.enum(HELD_FOR), since: z.string() }),
  ),
});
export type OutlookShape = z.infer<typeof outlookShape>;

const coming = z.object({
  deliveries: z.int(),
  /** Cents, at today's prices. */
  expected: z.int(),
});

/** Results of today's charges. */
export const renewalFiguresShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('RenewalFigures'),
  /** Deliveries refused today and still unpaid. */
  failedToday: z.int(),
  /** Their total in cents. */
  failedTotal: z.int(),
});

/** Deliveries, revenue and pieces of the next ninety days, from today's subscriptions. */
export const forecastShape = z.object({
  '@type': z.literal('Forecast'),
  today: z.string(),
  /** When the whole forecast was last computed; null before the first time. */
  derivedAt: text,
  in30: coming,
  in90: coming,
  /** Civil days with at least one dispatch. */
  days: z.array(coming.extend({ date: z.string() })),
  /** Deliveries charged in the last half year, and those never paid. */
  lost: z.object({ charged: z.int(), lost: z.int() }),
  /** Articles, shortest stock cover first. */
  articles: z.array(
    z.object({
      code: z.string(),
      format: z.string(),
      sku: z.string(),
      name: z.string(),
      onHand: z.int(),
      /** Pieces sold in the last thirty days outside subscriptions. */
      pace: z.int(),
      pieces30: z.int(),
      pieces90: z.int(),
      /** Whole days until the stock is empty; null when it lasts beyond the ninety days. */
      cover: z.int().nullable(),
      order30: z.int(),
      order90: z.int(),
    }),
  ),
});
export type ForecastShape = z.infer<typeof forecastShape>;

/** The expected and the actual results of the renewals of a day. */
export const rehearsalShape = z.object({
  '@type': z.literal('RenewalRehearsal'),
  day: z.string(),
  /** Null when there was no rehearsal. */
  madeAt: text,
  /** Cents expected to be charged, and cents of the orders placed. */
  expected: z.int(),
  actual: z.int(),
  deliveries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      number: z.int(),
      orderNumber: text,
      outcome: z.enum(REHEARSAL_OUTCOMES).nullable(),
      /** Cents: total of the delivery, and the amount to charge to the card. */
      expected: z.int().nullable(),
      due: z.int().nullable(),
      actual: z.int().nullable(),
      leftOut: z.array(z.string()),
      replaced: z.array(z.string()),
      end: z.enum(REHEARSAL_ENDS),
    }),
  ),
});
export type RehearsalShape = z.infer<typeof rehearsalShape>;
