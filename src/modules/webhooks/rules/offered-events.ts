/** Kinds of subjects; messages of one subject are delivered in order. */
export type EventSubject =
  | 'order'
  | 'subscription'
  | 'renewal'
  | 'customer'
  | 'newsletter'
  | 'withdrawal'
  | 'recall'
  | 'products'
  | 'categories'
  | 'entry';

/** Events a receiver can subscribe to, with their subject. */
export const OFFERED = {
  'order.placed': 'order',
  'order.paid': 'order',
  'order.lines_changed': 'order',
  'order.address_corrected': 'order',
  'order.rerouted': 'order',
  'order.parcels_sent': 'order',
  'order.parcel_corrected': 'order',
  'order.shipped': 'order',
  'order.delivered': 'order',
  'order.resent': 'order',
  'order.contents_corrected': 'order',
  'order.parcel_voided': 'order',
  'order.reopened': 'order',
  'order.cancelled': 'order',
  'invoice.issued': 'order',
  'refund.done': 'order',
  'payment.taken': 'order',
  'payment.lost': 'order',
  'payment.disputed': 'order',
  'withdrawal.declared': 'withdrawal',
  'withdrawal.decided': 'withdrawal',
  'recall.told': 'recall',
  'subscription.created': 'subscription',
  'subscription.changed': 'subscription',
  'subscription.stopped': 'subscription',
  'renewal.failed': 'renewal',
  'customer.registered': 'customer',
  'customer.email_changed': 'customer',
  'customer.email_verified': 'customer',
  'customer.newsletter_chosen': 'customer',
  'customer.erased': 'customer',
  'newsletter.confirmed': 'newsletter',
  'newsletter.left': 'newsletter',
  'products.changed': 'products',
  'categories.changed': 'categories',
  'entry.published': 'entry',
} as const satisfies Readonly<Record<string, EventSubject>>;

export type OfferedEvent = keyof typeof OFFERED;

export const OFFERED_EVENTS = Object.keys(OFFERED) as OfferedEvent[];

export const isOffered = (event: string): event is OfferedEvent => Object.hasOwn(OFFERED, event);

/** Name of a test message, which is not an event of the shop. */
export const TEST_EVENT = 'webhook.test';

/** Events of the environment's receiver by default. */
export const USUAL_EVENTS: readonly OfferedEvent[] = [
  'order.placed',
  'order.paid',
  'order.parcels_sent',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'invoice.issued',
  'refund.done',
];
