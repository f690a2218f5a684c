import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** Nobody ordered or wrote from this mailbox without an account, or no more. */
  'guest.unknown': 404,
} as const satisfies RefusalCatalogue;

/** What may happen between the shop and somebody. */
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

/** One thing that happened. */
export const eventShape = z.object({
  '@id': z.string(),
  '@type': z.literal('PersonEvent'),
  at: z.iso.datetime({ offset: true }),
  kind: z.enum(EVENT_KINDS),
  /** Of what it is about: a number, a code. */
  key: z.string(),
  detail: z.string().nullable(),
  /** Cents; of a review: its stars. */
  amount: z.int().nullable(),
  /** Who did it, where somebody else than its person did. */
  actor: z.string().nullable(),
});
export type EventShape = z.infer<typeof eventShape>;

/** A mailbox that ordered or wrote without an account, in the list of them. */
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

/** The same with what they bought and where it went. */
export const guestShape = guestRowShape.extend({
  /** Orders not cancelled. */
  count: z.int(),
  /** Cents. */
  spent: z.int(),
  /** Whose account has this e-mail; their orders are apart. */
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
