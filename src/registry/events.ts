import type { CancelReason } from '#modules/orders/rules/index.ts';
import type { PlatformEvents } from '#platform/jobs.ts';
import type { CardProviderEvents } from '#standins/card-provider/database.ts';

interface Withdrawal {
  withdrawalId: number;
  /** None when the declaration names an order we cannot find. */
  orderId: number | null;
  standing: string;
  isWhole: boolean;
}

/** Money that went back. */
interface Refund {
  refundId: number;
  orderId: number;
  /** How many of each line. */
  units: Readonly<Record<string, number>>;
  shipping: boolean;
  /** Cents of it that stayed due. */
  shippingKept?: number | undefined;
  /** Cents given back as a gesture. */
  goodwill?: number | undefined;
  /** Cents. */
  amount: number;
  /** Cents of it that went back as store credit. */
  credit?: number | undefined;
  reason: string;
}

type Nothing = Record<never, never>;

/**
 * LIST 7: every event and what it says. `jobs.ts` lists who listens. An event is told in the
 * transaction of the change, and heard after its commit.
 */
export interface Events extends PlatformEvents, CardProviderEvents {
  'password_reset.asked': { email: string; origin: string; locale: string };
  'sign_in_link.asked': { email: string; origin: string; locale: string };
  'customer.registered': { customerId: number };
  'customer.email_changed': { customerId: number; previous: string };
  'customer.email_verified': { customerId: number };
  'customer.newsletter_chosen': { customerId: number };
  'customer.erased': { customerId: number };
  'data_export.requested': { customerId: number; exportId: number };
  'newsletter.confirmed': { subscriptionId: number };
  'newsletter.left': { subscriptionId: number };
  /** An order went to its supplier. */
  'purchase.sent': { purchaseId: number };
  'order.placed': { orderId: number };
  'order.placed_by_customer': { orderId: number };
  'order.placed_on_subscription': { orderId: number };
  'order.delivery_placed': { orderId: number };
  'order.placed_with_code': { orderId: number };
  /** `from` counts the parcels that had left before. */
  'order.parcels_sent': { orderId: number; from: number };
  /** A parcel has another number than the one its customer was told. */
  'order.parcel_corrected': { orderId: number; from: string; to: string };
  /** What lies in a parcel was corrected. */
  'order.contents_corrected': { orderId: number; trackingNumber: string };
  /** A parcel did not leave after all. */
  /** A carrier made a label with which goods are sent back. */
  'return_label.made': { requestId: number };
  'order.parcel_voided': { orderId: number; trackingNumber: string };
  /** An order that had left whole has something to send again. */
  'order.reopened': { orderId: number };
  /** An order was placed at no cost that sends another one again. */
  'order.resent': { orderId: number; of: number };
  'order.shipped': { orderId: number };
  /** All that was due came in, after it was placed. */
  'order.paid': { orderId: number };
  'order.delivered': { orderId: number };
  /** Silent: its customer is told another way. */
  'order.cancelled': { orderId: number; reason: CancelReason; isSilent?: boolean };
  /** It was dictated and waits for its customer to pay it. */
  'order.taken_by_telephone': { orderId: number };
  /** The team changed the lines of an order that was paid. */
  'order.lines_changed': { orderId: number; changeId: number };
  'order.address_corrected': { orderId: number; version: number };
  /** `closed` names the relay point that cannot take the parcel. */
  'order.rerouted': { orderId: number; closed: string };
  'invoice.issued': { orderId: number };
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
