import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { postalAddressShape } from '#modules/customers/contracts.ts';
import { pickupAddressShape } from '#modules/shipping/contracts.ts';
import { ATTENTION_CODES, HAND_CODES, LETS } from './rules/index.ts';

/** What only the team is refused, and the status each reason answers with. */
export const refusals = {
  'order.held_already': 422,
  /** Its parcels are gone: where they go is not changed any more. */
  'order.left': 422,
  /** Another country has another price and another VAT. */
  'order.address_country': 422,
  /** Somebody changed it since it was read. */
  'order.changed_since': 409,
  /** No place that an answer named. */
  'order.cursor': 422,
  'order.not_held': 422,
  /** Its lines: parcels of it are gone; a packed article; what comes again; nothing left; one twice. */
  'order.lines_left': 422,
  'order.lines_packed': 422,
  'order.lines_subscription': 422,
  'order.lines_none': 422,
  'order.lines_twice': 422,
  /** Nothing would change. */
  'order.lines_same': 422,
  /** They do not go the way it is to be sent. */
  'order.lines_delivery': 422,
  /** It would cost more than was paid. */
  'order.lines_dearer': 422,
  /** A part of it was paid with store credit. */
  'order.lines_credit': 422,
  /** It comes to another amount than the one that was shown. */
  'order.lines_amount': 409,
  /** No change of it waits to be paid. */
  'order.lines_not_awaited': 422,
  /** A lot of an article the order does not hold. */
  'order.lot_article': 422,
  /** Lots with more pieces than the order holds. */
  'order.lot_quantity': 422,
  'order.lot_unknown': 404,
  /** No parcel of the order has this number. */
  'order.parcel_unknown': 404,
  /** Contents of parcels with more than the order holds; pieces that would lie in no parcel. */
  'order.parcel_contents': 422,
  'order.parcel_left_over': 422,
  /** A parcel that arrived did leave. */
  'order.parcel_arrived': 422,
  /** Its relay point closed: the parcel goes to another one, or waits for one. */
  'order.point_closed': 422,
  'order.point_lost': 422,
  /** A lot nobody was sent, or a recall that is not. */
  'recall.unknown': 404,
  /** The lot is called back already. */
  'recall.known': 422,
} as const satisfies RefusalCatalogue;

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
  /** What keeps it here, what presses most first. */
  held: z.array(z.enum(ATTENTION_CODES)),
});
export type TeamOrderShape = z.infer<typeof teamOrderShape>;

/** An order for a program that keeps up with them: whose it is, it asks for by its number. Amounts in cents. */
export const changedOrderShape = z.object({
  number: z.string(),
  channel: z.string(),
  currency: z.string(),
  /** Higher with each change. */
  version: z.int(),
  placedAt: z.string(),
  state: z.string(),
  paymentState: z.string(),
  shippingState: z.string(),
  total: z.int(),
  items: z.array(z.object({ variant: z.string(), quantity: z.int(), total: z.int() })),
});
export type ChangedOrderShape = z.infer<typeof changedOrderShape>;

/** What is asked for next begins behind `next`. */
export const orderChangesShape = z.object({
  '@type': z.literal('OrderChanges'),
  orders: z.array(changedOrderShape),
  next: z.string(),
  /** Nothing more was there: ask again later, from `next` on. */
  isLast: z.boolean(),
});
export type OrderChangesShape = z.infer<typeof orderChangesShape>;

export const orderChangesQuery = z.object({
  after: z
    .string()
    .max(64)
    .optional()
    .describe('`next` of the answer before; absent: from the beginning'),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

/** Letters, digits and hyphens: it stands in the address of the carrier's page. */
export const trackingNumber = z.string().regex(/^[A-Za-z0-9-]{3,40}$/);

/** A lot of an article that goes out with an order (FOOD-03). */
export const sentLot = z.object({
  variantCode: z.string().min(1).max(40),
  lot: z
    .string()
    .min(1)
    .max(60)
    .regex(/^\s*[A-Za-z0-9./_-][A-Za-z0-9./_\s-]{0,39}$/),
  /** Civil date. */
  bestBefore: z.iso.date().nullable(),
  /** Pieces of this lot; null: not counted. */
  quantity: z.int().min(1).max(9999).nullable(),
});
export type SentLot = z.infer<typeof sentLot>;

const MOST_LOTS = 200;
export const sentLots = z.object({ lots: z.array(sentLot).max(MOST_LOTS) });

/** Pieces of an article in a parcel; of which lot the order says. */
const parcelPieces = z.object({
  variantCode: z.string().min(1).max(40),
  quantity: z.int().min(0).max(9999),
});
const MOST_ARTICLES = 200;

/** What a parcel that left really holds. */
export const parcelContents = z.object({ goods: z.array(parcelPieces).max(MOST_ARTICLES) });
export type ParcelContents = z.infer<typeof parcelContents>;

/** Parcels that leave together. */
export const sentParcels = sentLots.extend({
  /** None: nothing more follows those that left, and `isLast` says so. */
  trackingNumbers: z.array(trackingNumber).max(40),
  /** False: more follow. Absent: what lies in them says, or the weights. */
  isLast: z.boolean().optional(),
  /** What lies in each of them. Of one that is left out the rest, where nothing is to follow. */
  contents: z.array(parcelContents.extend({ trackingNumber })).max(40).optional(),
});
export type SentParcels = z.infer<typeof sentParcels>;

/** The number a parcel really has. */
export const parcelCorrection = z.object({ trackingNumber });

/** Parcels that arrived; none named: all that are on their way. */
export const arrivedParcels = z.object({ trackingNumbers: z.array(z.string().max(60)).max(40) });

export const orderNote = z.object({ text: z.string().trim().min(1).max(2000) });

export const packedGoodShape = z.object({
  variantCode: z.string(),
  productName: z.string(),
  variantName: z.string().nullable(),
  quantity: z.int(),
});

const orderEventShape = z.object({
  at: z.string(),
  /** `placed`, `parcel_left`…, or an action of the audit log: `order.cancelled`. */
  event: z.string(),
  /** Who of the team; null: its customer, or the shop by itself. */
  by: z.string().nullable(),
  /** A tracking number. */
  detail: z.string().nullable(),
});
export type OrderEventShape = z.infer<typeof orderEventShape>;

/** A reason to look at an order: why, what to do, whose work it is, since when (O-01). */
const attentionShape = z.object({
  code: z.enum(ATTENTION_CODES),
  cause: z.string(),
  nextStep: z.string(),
  owner: z.enum(['accounting', 'logistics', 'support']),
  since: z.string(),
  /** Of a dispute nobody answered: until when the bank takes evidence. */
  dueAt: z.string().nullable(),
  /** Said with a hold by hand, and who holds it; null: the books say it, or the shop. */
  reason: z.string().nullable(),
  author: z.string().nullable(),
  /** Exceptions somebody made. */
  mayLeave: z.boolean(),
  mayPayBack: z.boolean(),
});
export type AttentionShape = z.infer<typeof attentionShape>;

/** Cancelling gives pieces back to the shelf and writes to the customer, unless it is said not to. */
export const orderCancellation = z.object({
  restock: z.boolean().default(true),
  notify: z.boolean().default(true),
  /** Version of the order whose consequences were read. */
  version: z.int().nullish(),
});

/** Why somebody keeps an order here, or lets it go; the audit log keeps the words. */
const markReason = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^\P{Cc}*$/u);
export const orderHold = z.object({ code: z.enum(HAND_CODES), reason: markReason });
export const orderRelease = z.object({
  code: z.enum(ATTENTION_CODES),
  /** A dispute keeps parcels and money here, each with an exception of its own. */
  lets: z.enum(LETS).default('leave'),
  reason: markReason,
});

/** What the team needs to send a placed order, and what it noted on it. */
export const orderFileShape = z.object({
  '@id': z.string(),
  '@type': z.literal('OrderFile'),
  number: z.string(),
  /** Whether parcels of it may leave now. */
  mayLeave: z.boolean(),
  /** Whether it may be kept here. */
  mayHold: z.boolean(),
  /** A change of its lines waits for its customer to pay it. */
  linesAwaited: z.boolean(),
  attention: z.array(attentionShape),
  /** Civil date promised for leaving. */
  dispatchOn: z.string().nullable(),
  isLate: z.boolean(),
  methodName: z.string(),
  /** By weight. */
  expectedParcels: z.int(),
  /** Numbers of the orders that are packed in the same parcel: they leave with it. */
  together: z.array(z.string()),
  goods: z.array(packedGoodShape),
  /** What lies in each parcel that left, with its lots where there is no doubt; null: nobody said. */
  parcels: z.array(
    z.object({
      trackingNumber: z.string(),
      hasArrived: z.boolean(),
      contents: z
        .array(z.object({ variantCode: z.string(), quantity: z.int(), lot: z.string().nullable() }))
        .nullable(),
    }),
  ),
  /** What lies in none of them; null: nobody knows. */
  toFollow: z.array(packedGoodShape).nullable(),
  lots: z.array(
    z.object({
      id: z.int(),
      variantCode: z.string(),
      lot: z.string(),
      bestBefore: z.string().nullable(),
      quantity: z.int().nullable(),
    }),
  ),
  notes: z.array(z.object({ id: z.int(), at: z.string(), author: z.string(), text: z.string() })),
  /** What happened to it, newest first. */
  events: z.array(orderEventShape),
});
export type OrderFileShape = z.infer<typeof orderFileShape>;
/** A variant to order again. */
export const reorderShape = z.object({
  '@id': z.string(),
  '@type': z.literal('StockReorder'),
  code: z.string(),
  format: z.string(),
  sku: z.string(),
  name: z.string(),
  available: z.int(),
  /** Promised to running subscriptions, and not among the available. */
  promised: z.int(),
  lowStockAt: z.int(),
  /** Pieces of the last 30 days. */
  sold: z.int(),
  /** Whole days it lasts at that pace; null when none were sold. */
  cover: z.int().nullable(),
});
export type ReorderShape = z.infer<typeof reorderShape>;

/** What orders ask of a variant. */
export const demandShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Demand'),
  code: z.string(),
  /** Pieces of orders that have not left. */
  held: z.int(),
  /** Pieces of the last 30 days. */
  sold: z.int(),
});
export type DemandShape = z.infer<typeof demandShape>;

/** What a customer has bought. */
export const purchasesShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerPurchases'),
  /** Placed orders, cancelled ones left out. */
  count: z.int(),
  /** Cents, of the same. */
  spent: z.int(),
  latest: z.array(teamOrderShape),
});
export type PurchasesShape = z.infer<typeof purchasesShape>;
/** An order as whoever packs it reads it: on the list of what is to leave, and on its slip. */
export const preparedOrderShape = z.object({
  '@id': z.string(),
  '@type': z.literal('PreparedOrder'),
  number: z.string(),
  placedAt: z.string(),
  /** Civil dates promised. */
  dispatchOn: z.string().nullable(),
  deliverFrom: z.string().nullable(),
  deliverTo: z.string().nullable(),
  isLate: z.boolean(),
  methodCode: z.string(),
  methodName: z.string(),
  carrier: z.string(),
  /** By weight, and those that left already. */
  expectedParcels: z.int(),
  sentParcels: z.int(),
  shippingAddress: postalAddressShape
    .extend({ deliveryInstructions: z.string().nullable() })
    .nullable(),
  pickupAddress: pickupAddressShape.nullable(),
  /** What its customer wrote with it. */
  message: z.string().nullable(),
  isSubscription: z.boolean(),
  /** Numbers of the orders that are packed in the same parcel, and leave with it. */
  together: z.array(z.string()),
  /** What keeps it here: it is not to leave. */
  held: z.array(z.enum(ATTENTION_CODES)),
  /** What is to be packed: without what lies in parcels that left. */
  goods: z.array(packedGoodShape),
});
export type PreparedOrderShape = z.infer<typeof preparedOrderShape>;

/** How many orders wait for each way of sending, whatever the list is narrowed to. */
const waitingShape = z.object({
  methodCode: z.string(),
  methodName: z.string(),
  orders: z.int(),
  late: z.int(),
});

/** What the list of what is to be prepared says besides its rows. */
export const preparationCounts = z.object({
  /** Paid orders that something keeps here. */
  held: z.int(),
  waiting: z.array(waitingShape),
});
export type PreparationCounts = z.infer<typeof preparationCounts>;

/** What waits among the orders, and what was ordered lately; amounts in cents, tax included. */
export const todayShape = z.object({
  '@id': z.string(),
  '@type': z.literal('OrdersToday'),
  /** Paid, and not gone. */
  toPrepare: z.int(),
  /** Of those, the ones whose day to leave is over, by more than `lateAfterDays`. */
  late: z.int(),
  /** Something keeps them here, see `held` of the list of orders. */
  held: z.int(),
  /** Their money has not come, or not all of it. */
  unpaid: z.int(),
  /** Of those, the ones that are due within `soonDays`, or were: what is paid in part is not cancelled. */
  unpaidSoon: z.int(),
  /** The days the team counts with (O-16). */
  soonDays: z.int(),
  lateAfterDays: z.int(),
  /**
   * The last sixty days, oldest first, today the last: orders paid or held for us, their amount, and
   * what others of that day are still owed.
   */
  days: z.array(z.object({ day: z.string(), orders: z.int(), amount: z.int(), owed: z.int() })),
});
export type TodayShape = z.infer<typeof todayShape>;

/** A lot of an article, and how far it went. */
export const lotShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Lot'),
  lot: z.string(),
  variantCode: z.string(),
  productName: z.string(),
  /** The earliest that was noted; civil. */
  bestBefore: z.string().nullable(),
  orders: z.int(),
  /** Pieces, of the orders where they were counted. */
  pieces: z.int(),
  /** Pieces that stand here. */
  onShelf: z.int(),
  /** The recall of it. */
  recall: z.int().nullable(),
});
export type LotShape = z.infer<typeof lotShape>;

/** An order a lot went out with. */
export const lotOrderShape = z.object({
  '@id': z.string(),
  '@type': z.literal('LotOrder'),
  number: z.string(),
  placedAt: z.string(),
  /** Null once its customer is forgotten. */
  email: z.string().nullable(),
  name: z.string(),
  phoneNumber: z.string().nullable(),
  country: z.string(),
  quantity: z.int().nullable(),
  bestBefore: z.string().nullable(),
  shippedAt: z.string().nullable(),
  /** Numbers of the parcels it lies in, or may: none before they left. */
  parcels: z.array(z.string()),
});
export type LotOrderShape = z.infer<typeof lotOrderShape>;

/** What customers are told of a lot that is called back. */
export const recallDraft = z.object({
  lot: z.string().min(1).max(60),
  variantCode: z.string().min(1).max(40),
  reason: z.string().trim().min(1).max(1000),
  advice: z.string().trim().min(1).max(1000),
});
export type RecallDraft = z.infer<typeof recallDraft>;

export const recallShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Recall'),
  id: z.int(),
  lot: z.string(),
  variantCode: z.string(),
  productName: z.string(),
  reason: z.string(),
  advice: z.string(),
  startedAt: z.string(),
  /** Customers by their addresses: all that can be told, and those for whom a mail is written. */
  customers: z.int(),
  told: z.int(),
});
export type RecallShape = z.infer<typeof recallShape>;
