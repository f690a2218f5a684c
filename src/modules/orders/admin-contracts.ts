import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { postalAddressShape } from '#modules/customers/contracts.ts';
import { pickupAddressShape } from '#modules/shipping/contracts.ts';
import { ATTENTION_CODES, HAND_CODES, LETS } from './rules/index.ts';

/** Refusals that only staff calls can get, each with its HTTP status. */
export const refusals = {
  'order.held_already': 422,
  /** Its parcels have left, so the address can no longer be changed. */
  'order.left': 422,
  /** A delivery to another country would change prices and VAT. */
  'order.address_country': 422,
  /** Somebody changed the order since the caller read it. */
  'order.changed_since': 409,
  /** The cursor is not one an earlier response returned. */
  'order.cursor': 422,
  'order.not_held': 422,
  /**
   * For a change of lines: parcels have left, an article is packed, a line is a subscription's, no line would be
   * left, a line appears twice.
   */
  'order.lines_left': 422,
  'order.lines_packed': 422,
  'order.lines_subscription': 422,
  'order.lines_none': 422,
  'order.lines_twice': 422,
  /** The requested lines are those the order has. */
  'order.lines_same': 422,
  /** The chosen delivery method cannot carry the new lines. */
  'order.lines_delivery': 422,
  /** The new lines would cost more than was paid. */
  'order.lines_dearer': 422,
  /** Part of the order was paid with store credit. */
  'order.lines_credit': 422,
  /** The new total is not the one the caller was shown. */
  'order.lines_amount': 409,
  /** No change of its lines is waiting for payment. */
  'order.lines_not_awaited': 422,
  /** The lot belongs to an article the order does not contain. */
  'order.lot_article': 422,
  /** The lots add up to more pieces than the order contains. */
  'order.lot_quantity': 422,
  'order.lot_unknown': 404,
  /** No parcel of the order has this number. */
  'order.parcel_unknown': 404,
  /** The stated contents exceed the order; or nothing is to follow and pieces lie in no parcel. */
  'order.parcel_contents': 422,
  'order.parcel_left_over': 422,
  /** A parcel that was delivered cannot be declared unsent. */
  'order.parcel_arrived': 422,
  /** Its relay point closed: the parcel was sent to another one, or none was found nearby. */
  'order.point_closed': 422,
  'order.point_lost': 422,
  /** No order and no stock has this lot, or no recall has this id. */
  'recall.unknown': 404,
  /** The lot was recalled before. */
  'recall.known': 422,
} as const satisfies RefusalCatalogue;

/** A row of the team's list of orders. */
export const teamOrderShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Order'),
  number: z.string(),
  placedAt: z.string(),
  email: z.string().nullable(),
  /** Name of the recipient. */
  name: z.string(),
  channel: z.string(),
  /** Cents. */
  total: z.int(),
  /** One of ORD-08 to ORD-13. */
  status: z.string(),
  /** Code of the subscription it belongs to. */
  subscription: z.string().nullable(),
  /** Why the order is held back, most urgent reason first. */
  held: z.array(z.enum(ATTENTION_CODES)),
});
export type TeamOrderShape = z.infer<typeof teamOrderShape>;

/**
 * An order as a program that synchronises orders gets it, without customer data: that is read by number. Amounts in
 * cents.
 */
export const changedOrderShape = z.object({
  number: z.string(),
  channel: z.string(),
  currency: z.string(),
  /** Increases with each change. */
  version: z.int(),
  placedAt: z.string(),
  state: z.string(),
  paymentState: z.string(),
  shippingState: z.string(),
  total: z.int(),
  items: z.array(z.object({ variant: z.string(), quantity: z.int(), total: z.int() })),
});
export type ChangedOrderShape = z.infer<typeof changedOrderShape>;

/** A page of changed orders; `next` is the `after` of the following request. */
export const orderChangesShape = z.object({
  '@type': z.literal('OrderChanges'),
  orders: z.array(changedOrderShape),
  next: z.string(),
  /** True when the page was not full: poll again later with `next`. */
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

/** Letters, digits and hyphens, because it becomes part of the carrier's tracking URL. */
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
  /** Pieces of this lot; null when nobody counted them. */
  quantity: z.int().min(1).max(9999).nullable(),
});
export type SentLot = z.infer<typeof sentLot>;

const MOST_LOTS = 200;
export const sentLots = z.object({ lots: z.array(sentLot).max(MOST_LOTS) });

/** Pieces of an article in a parcel. Their lots are those recorded for the order. */
const parcelPieces = z.object({
  variantCode: z.string().min(1).max(40),
  quantity: z.int().min(0).max(9999),
});
const MOST_ARTICLES = 200;

/** The actual contents of a parcel that left. */
export const parcelContents = z.object({ goods: z.array(parcelPieces).max(MOST_ARTICLES) });
export type ParcelContents = z.infer<typeof parcelContents>;

/** Parcels that leave together. */
export const sentParcels = sentLots.extend({
  /** Empty together with `isLast`: nothing follows the parcels that left before. */
  trackingNumbers: z.array(trackingNumber).max(40),
  /** False: more parcels follow. Absent: derived from the stated contents, else from the weights. */
  isLast: z.boolean().optional(),
  /** Contents of each parcel. One parcel may be left out when nothing follows: it gets the remaining pieces. */
  contents: z.array(parcelContents.extend({ trackingNumber })).max(40).optional(),
});
export type SentParcels = z.infer<typeof sentParcels>;

/** The correct tracking number of a parcel. */
export const parcelCorrection = z.object({ trackingNumber });

/** Parcels that were delivered; an empty list means all that are in transit. */
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
  /** Name of the staff member; null for the customer or an automatic action. */
  by: z.string().nullable(),
  /** A tracking number. */
  detail: z.string().nullable(),
});
export type OrderEventShape = z.infer<typeof orderEventShape>;

/** A reason to review an order: cause, next step, responsible team and start (O-01). */
const attentionShape = z.object({
  code: z.enum(ATTENTION_CODES),
  cause: z.string(),
  nextStep: z.string(),
  owner: z.enum(['accounting', 'logistics', 'support']),
  since: z.string(),
  /** Last moment the bank accepts evidence in an open dispute. */
  dueAt: z.string().nullable(),
  /** Text and author of a manual hold; null for a hold derived from the data or set by the shop. */
  reason: z.string().nullable(),
  author: z.string().nullable(),
  /** Exceptions a staff member made to this hold. */
  mayLeave: z.boolean(),
  mayPayBack: z.boolean(),
});
export type AttentionShape = z.infer<typeof attentionShape>;

/** A cancellation returns the pieces to stock and mails the customer, unless the flags say otherwise. */
export const orderCancellation = z.object({
  restock: z.boolean().default(true),
  notify: z.boolean().default(true),
  /** Version of the order the staff member saw when confirming. */
  version: z.int().nullish(),
});

/** Why somebody holds an order or releases it; the audit log stores the text. */
const markReason = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^\P{Cc}*$/u);
export const orderHold = z.object({ code: z.enum(HAND_CODES), reason: markReason });
export const orderRelease = z.object({
  code: z.enum(ATTENTION_CODES),
  /** A dispute blocks both dispatch and refund; each is released by an exception of its own. */
  lets: z.enum(LETS).default('leave'),
  reason: markReason,
});

/** What the team needs to dispatch a placed order, with its notes. */
export const orderFileShape = z.object({
  '@id': z.string(),
  '@type': z.literal('OrderFile'),
  number: z.string(),
  /** Whether parcels of it may leave now. */
  mayLeave: z.boolean(),
  /** Whether a staff member may put it on hold. */
  mayHold: z.boolean(),
  /** A change of its lines waits for the customer's payment. */
  linesAwaited: z.boolean(),
  attention: z.array(attentionShape),
  /** Civil date by which dispatch was promised. */
  dispatchOn: z.string().nullable(),
  isLate: z.boolean(),
  methodName: z.string(),
  /** Number of parcels, estimated from the weight. */
  expectedParcels: z.int(),
  /** Numbers of the orders packed in the same parcel, which leave with it. */
  together: z.array(z.string()),
  goods: z.array(packedGoodShape),
  /** Contents of each parcel that left, with lots where they are certain; null when nobody stated them. */
  parcels: z.array(
    z.object({
      trackingNumber: z.string(),
      hasArrived: z.boolean(),
      contents: z
        .array(z.object({ variantCode: z.string(), quantity: z.int(), lot: z.string().nullable() }))
        .nullable(),
    }),
  ),
  /** What lies in no parcel yet; null when the contents of a parcel are unknown. */
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
  /** Its history, newest first. */
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
  /** Reserved for active subscriptions, and not counted in `available`. */
  promised: z.int(),
  lowStockAt: z.int(),
  /** Pieces sold in the last 30 days. */
  sold: z.int(),
  /** Whole days the stock lasts at that rate; null when none were sold. */
  cover: z.int().nullable(),
});
export type ReorderShape = z.infer<typeof reorderShape>;

/** Pieces of a variant that orders hold or sold. */
export const demandShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Demand'),
  code: z.string(),
  /** Pieces of orders not yet dispatched. */
  held: z.int(),
  /** Pieces sold in the last 30 days. */
  sold: z.int(),
});
export type DemandShape = z.infer<typeof demandShape>;

/** What a customer has bought. */
export const purchasesShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerPurchases'),
  /** Number of placed orders, without cancelled ones. */
  count: z.int(),
  /** Total of these orders, in cents. */
  spent: z.int(),
  latest: z.array(teamOrderShape),
});
export type PurchasesShape = z.infer<typeof purchasesShape>;
/** An order as the packer reads it, in the preparation list and on the packing slip. */
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
  /** Estimated from the weight, and parcels already sent. */
  expectedParcels: z.int(),
  sentParcels: z.int(),
  shippingAddress: postalAddressShape
    .extend({ deliveryInstructions: z.string().nullable() })
    .nullable(),
  pickupAddress: pickupAddressShape.nullable(),
  /** The customer's message with the order. */
  message: z.string().nullable(),
  isSubscription: z.boolean(),
  /** Numbers of the orders packed in the same parcel, which leave with it. */
  together: z.array(z.string()),
  /** Why it is held back and must not leave. */
  held: z.array(z.enum(ATTENTION_CODES)),
  /** What is still to be packed, without the contents of parcels that left. */
  goods: z.array(packedGoodShape),
});
export type PreparedOrderShape = z.infer<typeof preparedOrderShape>;

/** Number of orders waiting per delivery method, whatever the filters of the list. */
const waitingShape = z.object({
  methodCode: z.string(),
  methodName: z.string(),
  orders: z.int(),
  late: z.int(),
});

/** The totals of the preparation list. */
export const preparationCounts = z.object({
  /** Paid orders that are held back. */
  held: z.int(),
  waiting: z.array(waitingShape),
});
export type PreparationCounts = z.infer<typeof preparationCounts>;

/** Orders waiting for the team and recent sales; amounts in cents, tax included. */
export const todayShape = z.object({
  '@id': z.string(),
  '@type': z.literal('OrdersToday'),
  /** Paid and not dispatched. */
  toPrepare: z.int(),
  /** Of those, the ones promised for a day more than `lateAfterDays` ago. */
  late: z.int(),
  /** Orders held back, see `held` of the list of orders. */
  held: z.int(),
  /** Orders not paid, or not in full. */
  unpaid: z.int(),
  /** Of those, the ones due within `soonDays` or overdue: partly paid orders are not cancelled automatically. */
  unpaidSoon: z.int(),
  /** Thresholds in days (O-16). */
  soonDays: z.int(),
  lateAfterDays: z.int(),
  /**
   * The last sixty days, oldest first, ending today: number and amount of orders paid or authorised, and the amount
   * still owed by the other orders of that day.
   */
  days: z.array(z.object({ day: z.string(), orders: z.int(), amount: z.int(), owed: z.int() })),
});
export type TodayShape = z.infer<typeof todayShape>;

/** A lot of an article, and the orders and stock it is in. */
export const lotShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Lot'),
  lot: z.string(),
  variantCode: z.string(),
  productName: z.string(),
  /** The earliest date recorded, civil. */
  bestBefore: z.string().nullable(),
  orders: z.int(),
  /** Pieces dispatched, in orders where they were counted. */
  pieces: z.int(),
  /** Pieces still in stock. */
  onShelf: z.int(),
  /** Id of its recall. */
  recall: z.int().nullable(),
});
export type LotShape = z.infer<typeof lotShape>;

/** An order that contains the lot. */
export const lotOrderShape = z.object({
  '@id': z.string(),
  '@type': z.literal('LotOrder'),
  number: z.string(),
  placedAt: z.string(),
  /** Null once the customer's data is erased. */
  email: z.string().nullable(),
  name: z.string(),
  phoneNumber: z.string().nullable(),
  country: z.string(),
  quantity: z.int().nullable(),
  bestBefore: z.string().nullable(),
  shippedAt: z.string().nullable(),
  /** Numbers of the parcels that contain the lot, or may contain it; empty before they leave. */
  parcels: z.array(z.string()),
});
export type LotOrderShape = z.infer<typeof lotOrderShape>;

/** The text of a recall, as customers receive it. */
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
  /** Distinct e-mail addresses to notify, and how many of them have their mail. */
  customers: z.int(),
  told: z.int(),
});
export type RecallShape = z.infer<typeof recallShape>;
