import { z } from 'zod';
import { item, list, operation, pagingQuery } from '#kit/operation.ts';
import {
  adjustmentShape,
  orderItemShape,
  orderSummaryShape,
  paymentShape,
  shipmentShape,
} from './contracts.ts';
import { publicRecallShape } from './recall-contracts.ts';

const ofOrder = z.object({ token: z.string() });
export const adjustmentFilters = { type: z.string().optional() };

export const listOrders = operation({
  id: 'listOrders',
  method: 'get',
  path: '/shop/orders',
  tag: 'Orders',
  summary: 'Placed orders of the customer, newest first',
  query: z.object({
    ...pagingQuery,
    number: z.string().max(40).optional(),
  }),
  answer: list(orderSummaryShape),
  refusals: [400, 401, 404],
});

export const listItems = operation({
  id: 'listItems',
  method: 'get',
  path: '/shop/orders/{token}/items',
  tag: 'Orders',
  summary: 'Items of an order',
  params: ofOrder,
  answer: list(orderItemShape),
  refusals: [401, 404],
});

export const listAdjustments = operation({
  id: 'listAdjustments',
  method: 'get',
  path: '/shop/orders/{token}/adjustments',
  tag: 'Orders',
  summary: 'What its totals are made of',
  params: ofOrder,
  query: z.object(adjustmentFilters),
  answer: list(adjustmentShape),
  refusals: [401, 403, 404],
});

export const listItemAdjustments = operation({
  id: 'listItemAdjustments',
  method: 'get',
  path: '/shop/orders/{token}/items/{id}/adjustments',
  tag: 'Orders',
  summary: 'What the total of an item is made of',
  params: ofOrder.extend({ id: z.string() }),
  query: z.object(adjustmentFilters),
  answer: list(adjustmentShape),
  refusals: [401, 403, 404],
});

export const getPayment = operation({
  id: 'getPayment',
  method: 'get',
  path: '/shop/payments/{id}',
  tag: 'Orders',
  summary: 'A payment of the customer',
  params: z.object({ id: z.string() }),
  answer: item(paymentShape, 'The payment'),
  refusals: [401, 404],
});

export const getShipment = operation({
  id: 'getShipment',
  method: 'get',
  path: '/shop/shipments/{id}',
  tag: 'Orders',
  summary: 'A shipment of the customer',
  params: z.object({ id: z.string() }),
  answer: item(shipmentShape, 'The shipment'),
  refusals: [401, 404],
});

export const getOrderItem = operation({
  id: 'getOrderItem',
  method: 'get',
  path: '/shop/order-items/{id}',
  tag: 'Orders',
  summary: 'An item of the customer',
  params: z.object({ id: z.string() }),
  answer: item(orderItemShape, 'The item'),
  refusals: [401, 404],
});

export const listPublicRecalls = operation({
  id: 'listPublicRecalls',
  method: 'get',
  path: '/shop/recalls',
  tag: 'Recalls',
  summary: 'Products that are called back, newest first (FOOD-03)',
  answer: list(publicRecallShape),
  refusals: [401],
});

export const getPublicRecall = operation({
  id: 'getPublicRecall',
  method: 'get',
  path: '/shop/recalls/{id}',
  tag: 'Recalls',
  summary: 'One of them',
  params: z.object({ id: z.string() }),
  answer: item(publicRecallShape, 'The recall'),
  refusals: [401, 404],
});
