import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** No guest order or message has this e-mail, or no longer. */
  'guest.unknown': 404,
} as const satisfies RefusalCatalogue;

/** Kinds of events in the timeline of a person. */
export const EVENT_KINDS = [
  'registered',
  'order_placed',
  'order_cancelled',
  'parcels_sent',
  'parcels_arrived',
  'refund_pending',
  'refund_done',
  'refund_refused',
  'invoice',
  'credit_note',
  'withdrawal',
  'voucher',
  'recall',
  'order_note',
  'message',
  'message_added',
  'message_answered',
  'mail',
  'review',
  'subscription_created',
  'subscription_changed',
  'card_saved',
  'card_removed',
  'note',
  'team',
] as const;

/** An event in the timeline of a person. */
export const eventShape = z.object({
  '@id': z.string(),
  '@type': z.literal('PersonEvent'),
  at: z.iso.datetime({ offset: true }),
  kind: z.enum(EVENT_KINDS),
  /** Number or code of the subject. */
  key: z.string(),
  detail: z.string().nullable(),
  /** Cents; for a review, its stars. */
  amount: z.int().nullable(),
  /** Who did it, if not the person themselves. */
  actor: z.string().nullable(),
});
export type EventShape = z.infer<typeof eventShape>;

/** An e-mail that ordered or wrote without an account, as a row of the list. */
export const guestRowShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Guest'),
  key: z.string(),
  name: z.string(),
  email: z.string(),
  orders: z.int(),
  messages: z.int(),
  lastAt: z.iso.datetime({ offset: true }).nullable(),
});
export type GuestRowShape = z.infer<typeof guestRowShape>;

/** The same with purchases and addresses. */
export const guestShape = guestRowShape.extend({
  /** Number of orders, without cancelled ones. */
  count: z.int(),
  /** Cents. */
  spent: z.int(),
  /** Id of the account with the same e-mail, whose orders are separate. */
  customerId: z.int().nullable(),
  addresses: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      company: z.string().nullable(),
      street: z.string(),
      street2: z.string().nullable(),
      postcode: z.string(),
      city: z.string(),
      countryCode: z.string(),
      phoneNumber: z.string().nullable(),
    }),
  ),
});
export type GuestShape = z.infer<typeof guestShape>;
