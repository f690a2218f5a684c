import { z } from 'zod';

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
