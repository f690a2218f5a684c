import { z } from 'zod';

const promotions = z.array(z.object({ code: z.string(), name: z.string(), amount: z.int() }));
const gifts = z.array(z.object({ name: z.string(), quantity: z.int() }));

/** A later delivery something was promised on, at the prices and the offers of today. */
const delivery = z.object({
  /** Days between the deliveries of its subscription. */
  interval: z.int(),
  /** The first order is number 1. */
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
      /** Days between deliveries; null: bought once. */
      interval: z.int().nullable(),
      total: z.int(),
    }),
  ),
  gifts,
  promotions,
  /** What it promises on later deliveries of its subscriptions, in words. */
  promised: z.array(z.object({ code: z.string(), text: z.string() })),
  /** What each of these deliveries would cost. */
  deliveries: z.array(delivery),
  itemsTotal: z.int(),
  shippingTotal: z.int(),
  total: z.int(),
  /** Why the total is what it is, entry by entry. */
  explanation: z.array(
    z.object({
      step: z.string(),
      subject: z.string(),
      amount: z.int(),
      /** Part of another amount, as VAT is. */
      included: z.boolean(),
      rule: z.object({ id: z.string(), version: z.string() }),
    }),
  ),
});

/** What a cart would cost, without a code and with it. Cents, tax included. */
export const simulationShape = z.object({
  without: side,
  /** Null when no code was asked about. */
  with: side.nullable(),
  /** Why the code gives nothing, in words. */
  refused: z.string().nullable(),
});
export type SimulationShape = z.infer<typeof simulationShape>;
export type SimulatedDelivery = z.infer<typeof delivery>;
