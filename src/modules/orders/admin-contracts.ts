import { z } from 'zod';

/** The states a placed order may be in, on the axes of its money and of its parcels. */
export const PAYMENT_STATES = [
  'awaiting_payment',
  'partially_authorized',
  'authorized',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'cancelled',
] as const;
export const SHIPPING_STATES = ['ready', 'shipped', 'cancelled'] as const;

/** A row of the team's list of orders. */
export const teamOrderShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Order'),
  number: z.string(),
  placedAt: z.string(),
  email: z.string().nullable(),
  /** Whom it is delivered to. */
  name: z.string(),
  channel: z.string(),
  /** Cents. */
  total: z.int(),
  /** One of ORD-08 to ORD-13. */
  status: z.string(),
  /** Code of the subscription it belongs to. */
  subscription: z.string().nullable(),
});
export type TeamOrderShape = z.infer<typeof teamOrderShape>;
