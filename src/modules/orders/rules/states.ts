import { defineStates } from '#kit/state-table.ts';

export type OrderState = 'cart' | 'new' | 'completed' | 'cancelled';
export type OrderAction = 'place' | 'complete' | 'reopen' | 'cancel';

/**
 * States of the order itself (CHK-04). An abandoned cart is deleted, not cancelled. A completed order is reopened
 * when one of its parcels turns out not to have left.
 */
export const orderStates = defineStates<OrderState, OrderAction>('cart', {
  cart: { place: 'new' },
  new: { complete: 'completed', cancel: 'cancelled' },
  completed: { reopen: 'new' },
  cancelled: {},
});

/** Why a confirmed order was cancelled, as the customer is informed. */
export const CANCEL_REASONS = ['withdrawal', 'unpaid', 'team', 'subscription_ended'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export type CheckoutState =
  | 'cart'
  | 'addressed'
  | 'shipping_selected'
  | 'shipping_skipped'
  | 'payment_selected'
  | 'payment_skipped'
  | 'completed';
export type CheckoutAction =
  | 'address'
  | 'select_shipping'
  | 'skip_shipping'
  | 'select_payment'
  | 'skip_payment'
  | 'change_items'
  | 'drop_address'
  | 'complete';

const addressed = {
  address: 'addressed',
  select_shipping: 'shipping_selected',
  skip_shipping: 'shipping_skipped',
  change_items: 'addressed',
  drop_address: 'cart',
} as const;
const shipped = {
  ...addressed,
  select_payment: 'payment_selected',
  skip_payment: 'payment_skipped',
} as const;

/** Progress of the checkout (CHK-03). A step may be redone, and then the steps after it too. */
export const checkoutStates = defineStates<CheckoutState, CheckoutAction>('cart', {
  cart: { address: 'addressed', change_items: 'cart', drop_address: 'cart' },
  addressed,
  shipping_selected: shipped,
  shipping_skipped: shipped,
  payment_selected: { ...shipped, complete: 'completed' },
  payment_skipped: { ...shipped, complete: 'completed' },
  completed: {},
});

export type PaymentState =
  | 'cart'
  | 'awaiting_payment'
  | 'partially_authorized'
  | 'authorized'
  | 'partially_paid'
  | 'paid'
  | 'cancelled'
  | 'partially_refunded'
  | 'refunded';
export type PaymentAction =
  | 'request'
  | 'skip'
  | 'fail'
  | 'authorize_partly'
  | 'authorize'
  | 'pay_partly'
  | 'pay'
  | 'cancel'
  | 'refund_partly'
  | 'refund';

/** States of the payment (PAY-04). A refused attempt leaves the order awaiting payment. */
export const paymentStates = defineStates<PaymentState, PaymentAction>('cart', {
  cart: { request: 'awaiting_payment', skip: 'paid' },
  awaiting_payment: {
    fail: 'awaiting_payment',
    authorize_partly: 'partially_authorized',
    authorize: 'authorized',
    pay_partly: 'partially_paid',
    pay: 'paid',
    cancel: 'cancelled',
  },
  partially_authorized: {
    authorize_partly: 'partially_authorized',
    authorize: 'authorized',
    fail: 'awaiting_payment',
    cancel: 'cancelled',
  },
  authorized: {
    fail: 'awaiting_payment',
    pay_partly: 'partially_paid',
    pay: 'paid',
    cancel: 'cancelled',
  },
  partially_paid: {
    pay_partly: 'partially_paid',
    pay: 'paid',
    refund_partly: 'partially_refunded',
    refund: 'refunded',
  },
  paid: { refund_partly: 'partially_refunded', refund: 'refunded' },
  cancelled: {},
  partially_refunded: { refund_partly: 'partially_refunded', refund: 'refunded' },
  refunded: {},
});

export type ShippingState = 'cart' | 'ready' | 'shipped' | 'cancelled';
export type ShippingAction = 'request' | 'skip' | 'ship_partly' | 'ship' | 'reopen' | 'cancel';

/** States of the shipping (SHP-04): an order is shipped when all its parcels have left (DEL-07). */
export const shippingStates = defineStates<ShippingState, ShippingAction>('cart', {
  cart: { request: 'ready', skip: 'shipped' },
  ready: { ship_partly: 'ready', ship: 'shipped', cancel: 'cancelled' },
  shipped: { reopen: 'ready' },
  cancelled: {},
});
