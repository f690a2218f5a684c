import { z } from 'zod';
import { creationHeaders, item, list, operation } from '#kit/operation.ts';
import { orderShape, seenVersion, staleOrderShape } from '#modules/orders/contracts.ts';
import {
  paymentRequestInput,
  paymentRequestShape,
  paymentRequestUpdate,
} from '#modules/payments/contracts.ts';
import {
  addressing,
  chargeShape,
  completion,
  creditChoice,
  creditUse,
  orderChangeShape,
  orderUpdate,
  paymentChoice,
  paymentConfigurationShape,
  paymentMethodShape,
  refundShape,
  shippingChoice,
  shippingMethodShape,
  storeCreditShape,
  voucherCode,
  wouldGoTo,
} from './contracts.ts';

export const shipmentFilters = {
  shipmentId: z.string().optional(),
  tokenValue: z.string().optional(),
};
export const paymentFilters = {
  paymentId: z.string().optional(),
  tokenValue: z.string().optional(),
};

export const updateOrder = operation({
  id: 'updateOrder',
  method: 'put',
  path: '/shop/orders/{token}',
  tag: 'Checkout',
  summary: 'Claim, address, apply a coupon',
  params: z.object({ token: z.string() }),
  headers: seenVersion,
  body: orderUpdate,
  answer: item(orderShape, 'The order'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [400, 401, 403, 404, 415, 422, 429],
});

export const addressOrder = operation({
  id: 'addressOrder',
  method: 'patch',
  path: '/shop/orders/{token}/address',
  tag: 'Checkout',
  summary: 'Say where it is billed and sent',
  params: z.object({ token: z.string() }),
  headers: seenVersion,
  body: addressing,
  answer: item(orderShape, 'The order'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const listShipmentMethods = operation({
  id: 'listShipmentMethods',
  method: 'get',
  path: '/shop/orders/{token}/shipments/{id}/methods',
  tag: 'Checkout',
  summary: 'Ways to send a shipment, with prices and dates',
  params: z.object({ token: z.string(), id: z.string() }),
  query: wouldGoTo,
  answer: list(shippingMethodShape, 'Methods'),
  refusals: [401, 404],
});

export const listShippingMethods = operation({
  id: 'listShippingMethods',
  method: 'get',
  path: '/shop/shipping-methods',
  tag: 'Checkout',
  summary: 'Ways to send',
  query: z.object(shipmentFilters),
  answer: list(shippingMethodShape, 'Methods'),
  refusals: [401, 404],
});

export const selectShipping = operation({
  id: 'selectShipping',
  method: 'patch',
  path: '/shop/orders/{token}/shipments/{id}',
  tag: 'Checkout',
  summary: 'Choose how it is sent',
  params: z.object({ token: z.string(), id: z.string() }),
  headers: seenVersion,
  body: shippingChoice,
  answer: item(orderShape, 'The order'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const listMethodsOfPayment = operation({
  id: 'listMethodsOfPayment',
  method: 'get',
  path: '/shop/orders/{token}/payments/{id}/methods',
  tag: 'Checkout',
  summary: 'Ways to pay an order',
  params: z.object({ token: z.string(), id: z.string() }),
  answer: list(paymentMethodShape, 'Methods'),
  refusals: [401, 404],
});

export const listPaymentMethods = operation({
  id: 'listPaymentMethods',
  method: 'get',
  path: '/shop/payment-methods',
  tag: 'Checkout',
  summary: 'Ways to pay',
  query: z.object(paymentFilters),
  answer: list(paymentMethodShape, 'Methods'),
  refusals: [401, 404],
});

export const selectPayment = operation({
  id: 'selectPayment',
  method: 'patch',
  path: '/shop/orders/{token}/payments/{id}',
  tag: 'Checkout',
  summary: 'Choose how it is paid',
  params: z.object({ token: z.string(), id: z.string() }),
  headers: seenVersion,
  body: paymentChoice,
  answer: item(orderShape, 'The order'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const getPaymentConfiguration = operation({
  id: 'getPaymentConfiguration',
  method: 'get',
  path: '/shop/orders/{token}/payments/{id}/configuration',
  tag: 'Checkout',
  summary: 'What a client must know to pay that way',
  params: z.object({ token: z.string(), id: z.string() }),
  answer: item(paymentConfigurationShape, 'The configuration'),
  refusals: [401, 404],
});

export const completeOrder = operation({
  id: 'completeOrder',
  method: 'patch',
  path: '/shop/orders/{token}/complete',
  tag: 'Checkout',
  summary: 'Place the order',
  params: z.object({ token: z.string() }),
  headers: seenVersion,
  body: completion,
  answer: item(orderShape, 'The order'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const changePayment = operation({
  id: 'changePayment',
  method: 'patch',
  path: '/shop/account/orders/{token}/payments/{id}',
  tag: 'Checkout',
  summary: 'Pay a placed order another way',
  params: z.object({ token: z.string(), id: z.string() }),
  body: paymentChoice,
  answer: item(orderShape, 'The order'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const openPaymentRequest = operation({
  id: 'openPaymentRequest',
  method: 'post',
  path: '/shop/orders/{token}/payment-requests',
  tag: 'Payments',
  summary: 'Begin to pay an order; by cheque or transfer it is placed at once',
  params: z.object({ token: z.string() }),
  headers: creationHeaders,
  body: paymentRequestInput,
  answer: item(paymentRequestShape, 'The payment request', 201),
  refusals: [400, 401, 404, 409, 415, 422],
});

export const getPaymentRequest = operation({
  id: 'getPaymentRequest',
  goesFirst: true,
  method: 'get',
  path: '/shop/payment-requests/{hash}',
  tag: 'Payments',
  summary: 'How a payment stands',
  params: z.object({ hash: z.string() }),
  answer: item(paymentRequestShape, 'The payment request'),
  refusals: [401, 404],
});

export const updatePaymentRequest = operation({
  id: 'updatePaymentRequest',
  method: 'put',
  path: '/shop/payment-requests/{hash}',
  tag: 'Payments',
  summary: 'Give a card, pay, give up, or ask the provider how it stands',
  params: z.object({ hash: z.string() }),
  body: paymentRequestUpdate,
  answer: item(paymentRequestShape, 'The payment request'),
  refusals: [400, 401, 404, 409, 415, 422],
});

export const getCharge = operation({
  id: 'getCharge',
  method: 'get',
  path: '/shop/orders/{token}/charge',
  tag: 'Orders',
  summary: 'How and when a placed order was paid',
  params: z.object({ token: z.string() }),
  answer: item(chargeShape, 'The charge'),
  refusals: [401, 404],
});

export const listRefunds = operation({
  id: 'listRefunds',
  method: 'get',
  path: '/shop/orders/{token}/refunds',
  tag: 'Orders',
  summary: 'Money given back for an order, or on its way back',
  params: z.object({ token: z.string() }),
  answer: list(refundShape),
  refusals: [401, 404],
});

export const listOrderChanges = operation({
  id: 'listOrderChanges',
  method: 'get',
  path: '/shop/orders/{token}/changes',
  tag: 'Orders',
  summary: 'What the team changed in the lines of a paid order before it left',
  params: z.object({ token: z.string() }),
  answer: list(orderChangeShape),
  refusals: [401, 404],
});

export const getStoreCredit = operation({
  id: 'getStoreCredit',
  method: 'get',
  path: '/shop/account/credit',
  tag: 'Payments',
  summary: 'The store credit of the customer, and what moved of it',
  answer: item(storeCreditShape, 'The credit'),
  refusals: [401],
});

export const chooseCreditForDeliveries = operation({
  id: 'chooseCreditForDeliveries',
  method: 'patch',
  path: '/shop/account/credit',
  tag: 'Payments',
  summary: 'Whether deliveries of subscriptions are paid with credit first',
  body: creditChoice,
  answer: item(storeCreditShape, 'The credit'),
  refusals: [400, 401, 415, 422],
});

export const redeemVoucher = operation({
  id: 'redeemVoucher',
  method: 'post',
  path: '/shop/account/vouchers',
  tag: 'Payments',
  summary: 'Turns a voucher into credit of the customer, once',
  body: voucherCode,
  answer: item(storeCreditShape, 'The credit'),
  refusals: [400, 401, 415, 422, 429],
});

export const payOrderWithVoucher = operation({
  id: 'payOrderWithVoucher',
  method: 'put',
  path: '/shop/orders/{token}/voucher',
  tag: 'Checkout',
  summary: 'Pays an order with a voucher as far as it goes, with an account or without',
  params: z.object({ token: z.string() }),
  headers: seenVersion,
  body: voucherCode,
  answer: item(orderShape, 'The order'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [400, 401, 404, 415, 422, 429],
});

export const payOrderWithCredit = operation({
  id: 'payOrderWithCredit',
  method: 'put',
  path: '/shop/orders/{token}/credit',
  tag: 'Checkout',
  summary: 'Whether an order is paid with store credit as far as it goes',
  params: z.object({ token: z.string() }),
  headers: seenVersion,
  body: creditUse,
  answer: item(orderShape, 'The order'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [400, 401, 404, 415, 422],
});
