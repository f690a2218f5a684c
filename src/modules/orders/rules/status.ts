import type { OrderState, PaymentState, ShippingState } from './states.ts';

export type StatusColour = 'green' | 'orange' | 'red' | 'grey';

/** Every status an order or a subscription is shown with, and its colour (ORD-08 to ORD-13). */
const COLOURS = {
  draft: 'green',
  processing: 'green',
  processed: 'green',
  active: 'green',
  authorized: 'green',
  payment_accepted: 'green',
  paid: 'green',
  sent: 'green',
  partially_sent: 'green',
  shipped: 'green',
  awaiting_payment: 'orange',
  partially_authorized: 'orange',
  partially_refunded: 'orange',
  partially_paid: 'orange',
  paused: 'red',
  error: 'red',
  payment_failure: 'red',
  payment_failed: 'red',
  pickuppoint_unavailable: 'red',
  product_unavailable: 'red',
  promotion_unavailable: 'red',
  invalid_promotion: 'red',
  refunded: 'grey',
  stopped: 'grey',
  cancelled: 'grey',
} as const satisfies Record<string, StatusColour>;

export type Status = keyof typeof COLOURS;

export const STATUSES = Object.keys(COLOURS) as readonly Status[];

/** Colour and message key of a status; the text is in this module's messages (ORD-07). */
export function display(status: Status) {
  return { status, labelKey: `statuses.${status}` as const, colour: COLOURS[status] };
}

/** Payment status for display; `lastAttemptRefused` distinguishes a refusal from waiting (PAY-05). */
export function paymentStatus(state: PaymentState, lastAttemptRefused: boolean): Status {
  if (state === 'cart') return 'draft';
  if (state === 'paid') return 'payment_accepted';
  if (state === 'awaiting_payment' && lastAttemptRefused) return 'payment_failure';
  return state;
}

/** Shipping status for display: `sent`, and `partially_sent` while parcels follow, exist for display only (SHP-04). */
export function shippingStatus(state: ShippingState, hasParcels = false): Status {
  if (state === 'ready' && hasParcels) return 'partially_sent';
  return ({ cart: 'draft', ready: 'processing', shipped: 'sent', cancelled: 'cancelled' } as const)[
    state
  ];
}

const STILL_TO_LEAVE: ReadonlySet<string> = new Set<Status>([
  'authorized',
  'payment_accepted',
  'paid',
  'processing',
  'processed',
  'partially_sent',
]);

/** Whether an order of this status is placed and not all of it has left: ending its subscription does not cancel it. */
export const isStillToLeave = (status: string): boolean => STILL_TO_LEAVE.has(status);

/** The single status of an order: a problem or refund first, else shipping, else payment. */
export function orderStatus(order: {
  state: OrderState;
  paymentState: PaymentState;
  shippingState: ShippingState;
  lastAttemptRefused: boolean;
  /** Whether a parcel of it has left. */
  hasParcels: boolean;
}): Status {
  if (order.state === 'cart') return 'draft';
  const money = paymentStatus(order.paymentState, order.lastAttemptRefused);
  if (money === 'refunded' || money === 'partially_refunded') return money;
  if (order.state === 'cancelled') return 'cancelled';
  // A shipped order whose payment was reversed is owed, which takes precedence.
  if (order.shippingState === 'shipped' && order.paymentState !== 'awaiting_payment')
    return shippingStatus(order.shippingState);
  if (order.paymentState === 'awaiting_payment') return money;
  if (order.hasParcels && order.shippingState === 'ready')
    return shippingStatus(order.shippingState, true);
  return order.state === 'completed' ? 'processed' : money;
}
