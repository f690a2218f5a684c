import { z } from 'zod';
import { draftShape, subscriptionShape, subscriptionStatuses } from './contracts.ts';
import { HELD_FOR } from './rules/index.ts';

const text = z.string().nullable();
const heldFor = z.enum(HELD_FOR).nullable();

/** A row of the team's list of subscriptions. */
export const teamSubscriptionRowShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Subscription'),
  code: z.string(),
  status: subscriptionStatuses,
  /** Why the shop suspended it. */
  heldFor,
  email: z.string(),
  name: z.string(),
  channel: z.string(),
  /** Days between two deliveries. */
  frequency: z.int(),
  deliveriesDone: z.int(),
  /** Civil date of the next delivery. */
  nextShippingDate: text,
  /** Cents the next delivery costs by its last pricing. */
  total: z.int().nullable(),
});
export type TeamSubscriptionRowShape = z.infer<typeof teamSubscriptionRowShape>;

/** An entry of the history of a subscription. */
export const subscriptionChangeShape = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.enum(['customer', 'shop', 'staff', 'member']),
  kind: z.string(),
  scope: z.enum(['next', 'all']).nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type SubscriptionChangeShape = z.infer<typeof subscriptionChangeShape>;

/** A subscription as the team works on it. */
export const teamSubscriptionShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('TeamSubscription'),
  /** The subscription as its customer sees it. */
  subscription: subscriptionShape,
  /** The next delivery at current prices. */
  draft: draftShape.nullable(),
  customer: z.object({
    id: z.int(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  channel: z.string(),
  createdAt: z.string(),
  /** Number of its first order. */
  createdFrom: text,
  pausedAt: text,
  heldFor,
  stopReason: text,
  stopMessage: text,
  /** Civil date for which the customer gave notice. */
  endingOn: text,
  /** Civil dates of the next delivery and of those after it. */
  calendar: z.array(z.string()),
  /** Newest first, the last hundred. */
  changes: z.array(subscriptionChangeShape),
});
export type TeamSubscriptionShape = z.infer<typeof teamSubscriptionShape>;

/** Delivery methods and relay points a delivery may use. */
export const deliveryOptionsShape = z.object({
  '@id': z.string(),
  '@type': z.literal('SubscriptionWays'),
  methods: z.array(z.object({ code: z.string(), name: z.string(), kind: z.string() })),
  /** Relay points near its delivery address. */
  points: z.array(z.object({ code: z.string(), name: z.string(), address: z.string() })),
});
export type DeliveryOptionsShape = z.infer<typeof deliveryOptionsShape>;

/** Where a product is still used, shown before it is withdrawn. */
export const productUsesShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ProductUses'),
  /** Active or paused subscriptions that contain it. */
  subscriptions: z.int(),
  /** Lines of prepared deliveries that contain it. */
  deliveries: z.int(),
  /** Carts that contain it. */
  carts: z.int(),
});
export type ProductUsesShape = z.infer<typeof productUsesShape>;
