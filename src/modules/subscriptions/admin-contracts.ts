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
  /** Why the shop put it to rest. */
  heldFor,
  email: z.string(),
  name: z.string(),
  channel: z.string(),
  /** Days between two deliveries. */
  frequency: z.int(),
  deliveriesDone: z.int(),
  /** Civil date of the open delivery. */
  nextShippingDate: text,
  /** Cents the open delivery costs, as it was last priced. */
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
  /** As its customer sees it. */
  subscription: subscriptionShape,
  /** The next delivery at the prices of now. */
  draft: draftShape.nullable(),
  customer: z.object({
    id: z.int(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  channel: z.string(),
  createdAt: z.string(),
  /** Number of the order it began with. */
  createdFrom: text,
  pausedAt: text,
  heldFor,
  stopReason: text,
  stopMessage: text,
  /** Civil date from which its customer wants nothing more. */
  endingOn: text,
  /** Civil dates of the open delivery and of those after it. */
  calendar: z.array(z.string()),
  /** Newest first, the last hundred. */
  changes: z.array(subscriptionChangeShape),
});
export type TeamSubscriptionShape = z.infer<typeof teamSubscriptionShape>;

/** How a delivery may go. */
export const deliveryOptionsShape = z.object({
  '@id': z.string(),
  '@type': z.literal('SubscriptionWays'),
  methods: z.array(z.object({ code: z.string(), name: z.string(), kind: z.string() })),
  /** Relay points near the address of the next delivery. */
  points: z.array(z.object({ code: z.string(), name: z.string(), address: z.string() })),
});
export type DeliveryOptionsShape = z.infer<typeof deliveryOptionsShape>;

/** Who would notice that a product is sold no more. */
export const productUsesShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ProductUses'),
  /** Subscriptions that get it and are not over. */
  subscriptions: z.int(),
  /** Lines of prepared deliveries that hold it. */
  deliveries: z.int(),
  /** Carts that hold it. */
  carts: z.int(),
});
export type ProductUsesShape = z.infer<typeof productUsesShape>;
