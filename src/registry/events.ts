import type { CancelReason } from '#modules/orders/rules/index.ts';
import type { PlatformEvents } from '#platform/jobs.ts';
import type { CardProviderEvents } from '#standins/card-provider/database.ts';

interface Withdrawal {
  withdrawalId: number;
  /** Null when the declaration names an unknown order number. */
  orderId: number | null;
  standing: string;
  isWhole: boolean;
}

/** A refund. */
interface Refund {
  refundId: number;
  orderId: number;
  /** Quantity by order line. */
  units: Readonly<Record<string, number>>;
  shipping: boolean;
  /** Cents of the postage that were not refunded. */
  shippingKept?: number | undefined;
  /** Cents refunded as goodwill. */
  goodwill?: number | undefined;
  /** Cents. */
  amount: number;
  /** Cents of the amount refunded as store credit. */
  credit?: number | undefined;
  reason: string;
}

type Nothing = Record<never, never>;

/**
 * LIST 7: every event with its payload. `jobs.ts` lists its listeners. An event is announced in the
 * transaction of the change, and its listeners run after the commit.
 */
export interface Events extends PlatformEvents, CardProviderEvents {
  'password_reset.asked': { email: string; origin: string; locale: string };
  'sign_in_link.asked': { email: string; origin: string; locale: string };
  'customer.registered': { customerId: number };
  /** `previousVerified`: its owner can take the account back to it. */
  'customer.email_changed': { customerId: number; previous: string; previousVerified?: boolean };
  'customer.email_verified': { customerId: number };
  'customer.newsletter_chosen': { customerId: number };
  'customer.erased': { customerId: number };
  'data_export.requested': { customerId: number; exportId: number };
  'newsletter.confirmed': { subscriptionId: number };
  'newsletter.left': { subscriptionId: number };
  /** A purchase order was sent to its supplier. */
  'purchase.sent': { purchaseId: number };
  'order.placed': { orderId: number };
  'order.placed_by_customer': { orderId: number };
  'order.placed_on_subscription': { orderId: number };
  'order.delivery_placed': { orderId: number };
  'order.placed_with_code': { orderId: number };
  /** `from` is the number of parcels sent before. */
  'order.parcels_sent': { orderId: number; from: number };
  /** The tracking number of a parcel was corrected after the customer had been notified. */
  'order.parcel_corrected': { orderId: number; from: string; to: string };
  /** The recorded contents of a parcel were corrected. */
  'order.contents_corrected': { orderId: number; trackingNumber: string };
  /** A carrier created a return label. */
  'return_label.made': { requestId: number };
  /** A parcel recorded as sent did not leave after all. */
  'order.parcel_voided': { orderId: number; trackingNumber: string };
  /** A completely sent order has something to send again. */
  'order.reopened': { orderId: number };
  /** A free order was placed that sends pieces of another one again. */
  'order.resent': { orderId: number; of: number };
  'order.shipped': { orderId: number };
  /** The full amount was received after the order was placed. */
  'order.paid': { orderId: number };
  'order.delivered': { orderId: number };
  /** `isSilent`: the customer is notified in another way. */
  'order.cancelled': { orderId: number; reason: CancelReason; isSilent?: boolean };
  /** The team took the order by telephone; the customer has to pay it. */
  'order.taken_by_telephone': { orderId: number };
  /** The team changed the lines of an order that was paid. */
  'order.lines_changed': { orderId: number; changeId: number };
  'order.address_corrected': { orderId: number; version: number };
  /** `closed` is the id of the pickup point that cannot take the parcel. */
  'order.rerouted': { orderId: number; closed: string };
  'invoice.issued': { orderId: number };
  /** A corrected invoice took the place of another. */
  'invoice.replaced': { orderId: number; invoiceId: number };
  'subscription.created': { code: string };
  'subscription.changed': { code: string; kind: string; changeId: number };
  'subscription.stopped': { code: string };
  'subscription.ship_now_asked': { code: string };
  'planned_change.decided': { changeId: number };
  'renewal.due': { cycleId: number };
  'renewal.failed': { cycleId: number; tries: number };
  'recall.told': { recallId: number };
  'messages.replayed': Nothing;
  'withdrawal.declared': Withdrawal;
  'withdrawal.decided': Withdrawal;
  'refund.requested': { refundId: number };
  'refund.done': Refund;
  'refund.invoiced': Refund;
  'refund.of_cancelled': { orderId: number };
  'payment.unsettled': { hash: string };
  'payment.taken': { orderId: number };
  'payment.lost': { orderId: number; charge: string };
  'payment.dispute_told': { hash: string };
  'payment.payout_told': { provider: string };
  /** `amount` in cents. */
  'payment.disputed': { orderToken: string; amount: number };
  'payment_card.removed': { provider: string; token: string };
  'pictures.registered': Nothing;
  'images.dropped': Nothing;
  'products.changed': { productIds: readonly number[] };
  'categories.changed': Nothing;
  'category.changed': { categoryId: number };
  'entry.published': { type: string; id: number };
  'animal.removed': { customerId: number; animalId: number };
}
