import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { HELD_FOR } from '#modules/subscriptions/rules/index.ts';
import { REHEARSAL_ENDS, REHEARSAL_OUTCOMES } from './rules/index.ts';

/** What the team may be refused with. */
export const refusals = {
  /** Nothing of this subscription waits for its money. */
  'renewal.not_failed': 422,
  /** What would be charged is not what was looked at. */
  'renewal.list_changed': 409,
} as const satisfies RefusalCatalogue;

const text = z.string().nullable();

/** One try to be paid for a delivery: what was asked of whom, and what came of it. */
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

/** A delivery of a subscription: prepared, being paid for, ordered or not. */
export const teamDeliveryShape = z.object({
  number: z.int(),
  state: z.enum(['draft', 'charging', 'placed', 'skipped', 'failed', 'cancelled']),
  /** Civil dates: by the calendar, and the working day it leaves. */
  plannedDate: z.string(),
  shippingDate: z.string(),
  /** Null until it is ordered. */
  orderNumber: text,
  total: z.int().nullable(),
  paymentState: text,
  /** How its payment stands; null when nothing was asked yet, or it was paid with the first order. */
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

/** What became of the deliveries of a subscription, and what its customer was told. */
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

/** What the coming fortnight brings, and what stands in its way. */
export const outlookShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('RenewalOutlook'),
  /** Whether deliveries are charged from this database (REL-23). */
  armed: z.boolean(),
  today: z.string(),
  overdue: z.object(counted),
  days: z.array(z.object({ date: z.string(), ...counted })),
  /** What would be charged if the engine ran now. */
  due: z.array(
    z.object({
      ...whose,
      number: z.int(),
      standing: z.enum(['overdue', 'due', 'queued', 'charging', 'failed']),
      total: z.int(),
    }),
  ),
  /** Variants of which the coming deliveries want more than there is, and who will miss them. */
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
      /** Civil date from which it can be paid no more. */
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
  /** Cents, as they would be priced today. */
  expected: z.int(),
});

/** How debits went today. */
export const renewalFiguresShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('RenewalFigures'),
  /** Deliveries refused today that still wait for their payment. */
  failedToday: z.int(),
  /** Cents, of these together. */
  failedTotal: z.int(),
});

/** Deliveries, money and pieces of the coming ninety days, of subscriptions as they are today. */
export const forecastShape = z.object({
  '@type': z.literal('Forecast'),
  today: z.string(),
  /** When all of it was last derived; null: not yet. */
  derivedAt: text,
  in30: coming,
  in90: coming,
  /** Civil days on which anything leaves. */
  days: z.array(coming.extend({ date: z.string() })),
  /** Of the deliveries of the last half year, those that were never paid. */
  lost: z.object({ charged: z.int(), lost: z.int() }),
  /** Those that last the shortest first. */
  articles: z.array(
    z.object({
      code: z.string(),
      format: z.string(),
      sku: z.string(),
      name: z.string(),
      onHand: z.int(),
      /** Pieces of the last thirty days that no subscription asked for. */
      pace: z.int(),
      pieces30: z.int(),
      pieces90: z.int(),
      /** Whole days until nothing is left; null: beyond the ninety. */
      cover: z.int().nullable(),
      order30: z.int(),
      order90: z.int(),
    }),
  ),
});
export type ForecastShape = z.infer<typeof forecastShape>;

/** What the renewals of a day would do, and what they did. */
export const rehearsalShape = z.object({
  '@type': z.literal('RenewalRehearsal'),
  day: z.string(),
  /** Null: it was not rehearsed. */
  madeAt: text,
  /** Cents cards would be asked for, and cents of the orders there are. */
  expected: z.int(),
  actual: z.int(),
  deliveries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      number: z.int(),
      orderNumber: text,
      outcome: z.enum(REHEARSAL_OUTCOMES).nullable(),
      /** Cents: the delivery, and what the card is asked for. */
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
