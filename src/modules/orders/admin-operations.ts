import { z } from 'zod';
import { file, item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  arrivedParcels,
  demandShape,
  lotOrderShape,
  lotShape,
  orderCancellation,
  orderChangesQuery,
  orderChangesShape,
  orderFileShape,
  orderHold,
  orderNote,
  orderRelease,
  parcelContents,
  parcelCorrection,
  preparationCounts,
  preparedOrderShape,
  purchasesShape,
  recallDraft,
  recallShape,
  reorderShape,
  sentLots,
  sentParcels,
  teamOrderShape,
  todayShape,
  trackingNumber,
} from './admin-contracts.ts';
import { orderShape } from './contracts.ts';
import { orderList, preparationList, recallList, reorderList } from './rules/team-list.ts';

const ofNumber = z.object({ number: z.string().max(40) });
const params = z.object({ number: z.string().max(40) });
const ofLot = z.object({ lot: z.string().min(1).max(60), variant: z.string().min(1).max(40) });
const id = z.string().regex(/^\d{1,9}$/);

export const listAllOrders = adminList({
  permission: 'orders.read',
  id: 'listAllOrders',
  path: '/admin/orders',
  tag: 'Orders',
  summary: 'Placed orders of everybody, newest first unless sorted otherwise',
  member: teamOrderShape,
  list: orderList,
});

export const listOrderChanges = adminOperation({
  permission: 'orders.read',
  id: 'listOrderChanges',
  method: 'get',
  path: '/admin/order-changes',
  tag: 'Orders',
  summary: 'Orders on from where the last answer stopped: each that changed since, at least once',
  query: orderChangesQuery,
  answer: item(orderChangesShape, 'Orders, those written longest ago first'),
  refusals: [400, 422],
});

export const getAnyOrder = adminOperation({
  permission: 'orders.read',
  id: 'getAnyOrder',
  method: 'get',
  path: '/admin/orders/{number}',
  tag: 'Orders',
  summary: 'A placed order of anybody',
  params: ofNumber,
  answer: item(orderShape, 'The order'),
  refusals: [404],
});

export const cancelAnyOrder = adminOperation({
  permission: 'orders.manage',
  id: 'cancelAnyOrder',
  risk: 'money',
  method: 'post',
  path: '/admin/orders/{number}/cancel',
  tag: 'Orders',
  summary: 'Cancels an order that has not left; its money goes back by itself',
  params: ofNumber,
  body: orderCancellation,
  answer: item(orderShape, 'The order'),
  refusals: [400, 404, 409, 415, 422],
});

export const getOrdersToday = adminOperation({
  permission: 'orders.read',
  id: 'getOrdersToday',
  method: 'get',
  path: '/admin/orders-today',
  tag: 'Orders',
  summary: 'What waits among the orders, and what was sold on each of the last sixty days',
  answer: item(todayShape, 'Today'),
  refusals: [],
});

export const getOrderFile = adminOperation({
  permission: 'orders.read',
  id: 'getOrderFile',
  method: 'get',
  path: '/admin/orders/{number}/file',
  tag: 'Orders',
  summary: 'What the team needs to send an order, its lots, its notes and what happened to it',
  params,
  answer: item(orderFileShape, 'The file'),
  refusals: [404],
});

export const sendParcels = adminOperation({
  permission: 'orders.manage',
  id: 'sendParcels',
  risk: 'goods',
  method: 'post',
  path: '/admin/orders/{number}/parcels',
  tag: 'Orders',
  summary: 'Parcels left, with the lots in them (SHP-05, FOOD-03); their customer is told',
  params,
  body: sentParcels,
  answer: item(orderFileShape, 'The file'),
  refusals: [400, 404, 409, 415, 422],
});

export const correctParcelNumber = adminOperation({
  permission: 'orders.manage',
  id: 'correctParcelNumber',
  method: 'put',
  path: '/admin/orders/{number}/parcels/{tracking}',
  tag: 'Orders',
  summary: 'Gives a parcel that left the number it really has; its customer is told (O-20)',
  params: params.extend({ tracking: trackingNumber }),
  body: parcelCorrection,
  answer: item(orderFileShape, 'The file'),
  refusals: [400, 404, 409, 415, 422],
});

export const correctParcelContents = adminOperation({
  permission: 'orders.manage',
  id: 'correctParcelContents',
  risk: 'goods',
  method: 'put',
  path: '/admin/orders/{number}/parcels/{tracking}/contents',
  tag: 'Orders',
  summary:
    'Says what a parcel that left really holds; what is in none is to be sent, and its customer is told',
  params: params.extend({ tracking: trackingNumber }),
  body: parcelContents,
  answer: item(orderFileShape, 'The file'),
  refusals: [400, 404, 409, 415, 422],
});

export const voidParcel = adminOperation({
  permission: 'orders.manage',
  id: 'voidParcel',
  risk: 'goods',
  method: 'delete',
  path: '/admin/orders/{number}/parcels/{tracking}',
  tag: 'Orders',
  summary:
    'A parcel did not leave after all: what is in it is to be sent, and its customer is told',
  params: params.extend({ tracking: trackingNumber }),
  answer: item(orderFileShape, 'The file'),
  refusals: [400, 404, 409, 415, 422],
});

export const noteArrivals = adminOperation({
  permission: 'orders.manage',
  id: 'noteArrivals',
  method: 'post',
  path: '/admin/orders/{number}/arrivals',
  tag: 'Orders',
  summary: 'Parcels arrived: those named, or all that are on their way (WDR-01)',
  params,
  body: arrivedParcels,
  answer: item(orderFileShape, 'The file'),
  refusals: [400, 404, 409, 415, 422],
});

export const noteOnOrder = adminOperation({
  permission: 'orders.manage',
  id: 'noteOnOrder',
  method: 'post',
  path: '/admin/orders/{number}/notes',
  tag: 'Orders',
  summary: 'Keeps a note of the team; its customer does not see it',
  params,
  body: orderNote,
  answer: item(orderFileShape, 'The file'),
  refusals: [400, 404, 409, 415, 422],
});

export const holdOrder = adminOperation({
  permission: 'orders.manage',
  id: 'holdOrder',
  method: 'post',
  path: '/admin/orders/{number}/holds',
  tag: 'Orders',
  summary: 'Keeps an order here until somebody lets it go',
  params,
  body: orderHold,
  answer: item(orderFileShape, 'The file'),
  refusals: [400, 404, 409, 415, 422],
});

export const releaseOrder = adminOperation({
  permission: 'orders.manage',
  id: 'releaseOrder',
  risk: 'goods',
  method: 'post',
  path: '/admin/orders/{number}/releases',
  tag: 'Orders',
  summary:
    'Lets an order leave, or its money go back, whatever keeps it here; the reason is recorded',
  params,
  body: orderRelease,
  answer: item(orderFileShape, 'The file'),
  refusals: [400, 404, 409, 415, 422],
});

export const recordOrderLots = adminOperation({
  permission: 'orders.manage',
  id: 'recordOrderLots',
  method: 'post',
  path: '/admin/orders/{number}/lots',
  tag: 'Orders',
  summary: 'Notes lots that went out with an order, also afterwards (FOOD-03)',
  params,
  body: sentLots,
  answer: item(orderFileShape, 'The file'),
  refusals: [400, 404, 409, 415, 422],
});

export const removeOrderLot = adminOperation({
  permission: 'orders.manage',
  id: 'removeOrderLot',
  risk: 'trust',
  method: 'delete',
  path: '/admin/orders/{number}/lots/{id}',
  tag: 'Orders',
  summary: 'Takes back a lot noted by mistake',
  params: params.extend({ id: z.string().regex(/^\d{1,15}$/) }),
  answer: item(orderFileShape, 'The file'),
  refusals: [400, 404, 409, 415, 422],
});

export const searchLots = adminList({
  permission: 'orders.read',
  id: 'searchLots',
  path: '/admin/lots',
  tag: 'Recalls',
  summary: 'Lots that begin with these letters, and how far each went (FOOD-03)',
  member: lotShape,
  filters: { search: z.string().min(1).max(60) },
  isWhole: true,
});

export const listOrdersOfLot = adminList({
  permission: 'orders.read',
  id: 'listOrdersOfLot',
  path: '/admin/lots/orders',
  tag: 'Recalls',
  summary: 'Orders a lot of an article went out with, and to whom (FOOD-03)',
  member: lotOrderShape,
  filters: ofLot.shape,
});

export const getOrdersOfLotSheet = adminOperation({
  permission: 'orders.people',
  id: 'getOrdersOfLotSheet',
  method: 'get',
  path: '/admin/lots/orders.csv',
  tag: 'Recalls',
  summary: 'The same, as a sheet',
  query: ofLot,
  answer: file('text/csv', 'A sheet', z.string()),
  refusals: [400, 422],
});

export const listRecalls = adminList({
  permission: 'orders.read',
  id: 'listRecalls',
  path: '/admin/recalls',
  tag: 'Recalls',
  summary: 'The last recalls, newest first',
  member: recallShape,
  list: recallList,
  isWhole: true,
});

export const startRecall = adminOperation({
  permission: 'orders.manage',
  id: 'startRecall',
  risk: 'trust',
  method: 'post',
  path: '/admin/recalls',
  tag: 'Recalls',
  summary: 'Calls a lot back and writes to everybody it went to, once each (FOOD-03)',
  body: recallDraft,
  answer: noBody('Started'),
  refusals: [400, 404, 415, 422],
});

export const tellRecall = adminOperation({
  permission: 'orders.manage',
  id: 'tellRecall',
  risk: 'trust',
  method: 'post',
  path: '/admin/recalls/{id}/notices',
  tag: 'Recalls',
  summary: 'Writes to whoever a recall concerns and who was not written to yet',
  params: z.object({ id }),
  body: z.object({}),
  answer: noBody('Asked'),
  refusals: [400, 404, 415, 422],
});

export const listStockReorders = adminList({
  permission: 'catalogue.read',
  id: 'listStockReorders',
  path: '/admin/stock-reorders',
  tag: 'Stock',
  summary: 'Variants to order again, those that last the shortest first',
  member: reorderShape,
  list: reorderList,
});

export const getProductDemand = adminList({
  permission: 'catalogue.read',
  id: 'getProductDemand',
  path: '/admin/products/{sku}/demand',
  tag: 'Stock',
  summary: 'What orders hold and took in 30 days of the variants of a product',
  member: demandShape,
  params: z.object({ sku: z.string().max(20) }),
  isWhole: true,
});

export const getCustomerPurchases = adminOperation({
  permission: 'customers.read',
  id: 'getCustomerPurchases',
  method: 'get',
  path: '/admin/customers/{id}/purchases',
  tag: 'Customers',
  summary: 'What a customer has bought: how much in all, and the latest orders',
  params: z.object({ id: z.string().max(40) }),
  answer: item(purchasesShape, 'The purchases'),
  refusals: [404],
});

export const listPreparation = adminList({
  permission: 'orders.people',
  id: 'listPreparation',
  path: '/admin/preparation',
  tag: 'Orders',
  summary: 'Orders that are to leave, oldest promise first, with what is in each',
  member: preparedOrderShape,
  list: preparationList,
  besides: preparationCounts,
});

export const listPackingSlips = adminList({
  permission: 'orders.people',
  id: 'listPackingSlips',
  path: '/admin/packing-slips',
  tag: 'Orders',
  summary: 'Placed orders by their numbers, as their slips say them',
  member: preparedOrderShape,
  filters: {
    numbers: z
      .string()
      .regex(/^\d{1,12}(,\d{1,12}){0,99}$/)
      .meta({ description: 'Up to a hundred, divided by commas' }),
  },
  isWhole: true,
});
