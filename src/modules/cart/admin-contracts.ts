import { z } from 'zod';

const promotions = z.array(z.object({ code: z.string(), name: z.string(), amount: z.int() }));
const gifts = z.array(z.object({ name: z.string(), quantity: z.int() }));

/** A later delivery with a promised discount, at today's prices and promotions. */
const delivery = z.object({
  /** Days between deliveries of its subscription. */
  interval: z.int(),
  /** Number of the delivery; the first order is 1. */
  number: z.int(),
  promotions,
  gifts,
  itemsTotal: z.int(),
  shippingTotal: z.int(),
  total: z.int(),
});

const side = z.object({
  lines: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      quantity: z.int(),
      /** Days between deliveries; null for a one-off purchase. */
      interval: z.int().nullable(),
      total: z.int(),
    }),
  ),
  gifts,
  promotions,
  /** Discounts promised on later deliveries of its subscriptions, as text. */
  promised: z.array(z.object({ code: z.string(), text: z.string() })),
  /** Cost of each of these deliveries. */
  deliveries: z.array(delivery),
  itemsTotal: z.int(),
  shippingTotal: z.int(),
  total: z.int(),
  /** Entries that explain the total. */
  explanation: z.array(
    z.object({
      step: z.string(),
      subject: z.string(),
      amount: z.int(),
      /** Contained in another amount, like VAT. */
      included: z.boolean(),
      rule: z.object({ id: z.string(), version: z.string() }),
    }),
  ),
});

/** Simulation of a cart with and without a coupon code. Cents, tax included. */
export const simulationShape = z.object({
  without: side,
  /** Null when no code was given. */
  with: side.nullable(),
  /** Text that says why the code gives nothing. */
  refused: z.string().nullable(),
});
export type SimulationShape = z.infer<typeof simulationShape>;
export type SimulatedDelivery = z.infer<typeof delivery>;
