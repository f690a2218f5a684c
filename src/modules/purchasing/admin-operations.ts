import { z } from 'zod';
import { file, item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  createdSupplier,
  newPurchase,
  ofVersion,
  openedPurchase,
  proposedPurchases,
  purchaseDetailShape,
  purchaseEdit,
  purchaseReceipt,
  purchaseShape,
  suppliedArticles,
  supplierChange,
  supplierDetailShape,
  supplierDraft,
  supplierShape,
} from './admin-contracts.ts';
import { purchaseList, supplierList } from './rules/team-list.ts';

const byId = z.object({ id: z.string().regex(/^\d{1,9}$/) });

export const listSuppliers = adminList({
  permission: 'stock.manage',
  id: 'listSuppliers',
  path: '/admin/suppliers',
  tag: 'Purchasing',
  summary: 'Who supplies what the shop sells, by name',
  member: supplierShape,
  list: supplierList,
  isWhole: true,
});

export const addSupplier = adminOperation({
  permission: 'stock.manage',
  id: 'addSupplier',
  method: 'post',
  path: '/admin/suppliers',
  tag: 'Purchasing',
  summary: 'Adds a supplier, who supplies nothing yet',
  body: supplierDraft,
  answer: item(createdSupplier, 'The supplier; null when this form was sent before', 201),
  refusals: [400, 415, 422],
});

export const getSupplier = adminOperation({
  permission: 'stock.manage',
  id: 'getSupplier',
  method: 'get',
  path: '/admin/suppliers/{id}',
  tag: 'Purchasing',
  summary: 'A supplier with the formats they supply and their open orders',
  params: byId,
  answer: item(supplierDetailShape, 'The supplier'),
  refusals: [404],
});

export const changeSupplier = adminOperation({
  permission: 'stock.manage',
  id: 'changeSupplier',
  method: 'put',
  path: '/admin/suppliers/{id}',
  tag: 'Purchasing',
  summary: 'Changes who a supplier is, how long they take and what they deliver at least',
  params: byId,
  body: supplierChange,
  answer: noBody('Changed'),
  refusals: [400, 404, 409, 415, 422],
});

export const setSuppliedArticles = adminOperation({
  permission: 'stock.manage',
  id: 'setSuppliedArticles',
  method: 'put',
  path: '/admin/suppliers/{id}/articles',
  tag: 'Purchasing',
  summary: 'What a supplier supplies, in which multiples and at which cost; all of it',
  params: byId,
  body: suppliedArticles,
  answer: noBody('Set'),
  refusals: [400, 404, 409, 415, 422],
});

export const listPurchases = adminList({
  permission: 'stock.manage',
  id: 'listPurchases',
  path: '/admin/purchase-orders',
  tag: 'Purchasing',
  summary: 'Orders to suppliers, the newest first',
  member: purchaseShape,
  list: purchaseList,
});

export const openPurchase = adminOperation({
  permission: 'stock.manage',
  id: 'openPurchase',
  method: 'post',
  path: '/admin/purchase-orders',
  tag: 'Purchasing',
  summary: 'The draft of an order to a supplier, a new one where there is none',
  body: newPurchase,
  answer: item(openedPurchase, 'The draft; null when this form was sent before', 201),
  refusals: [400, 404, 415, 422],
});

export const proposePurchases = adminOperation({
  permission: 'stock.manage',
  id: 'proposePurchases',
  method: 'post',
  path: '/admin/purchase-proposals',
  tag: 'Purchasing',
  summary:
    'Writes into drafts, one a supplier, what subscriptions and other sales will need before a later order would be here',
  body: z.object({}),
  answer: item(proposedPurchases, 'How many drafts got lines', 201),
  refusals: [400, 415],
});

export const getPurchase = adminOperation({
  permission: 'stock.manage',
  id: 'getPurchase',
  method: 'get',
  path: '/admin/purchase-orders/{id}',
  tag: 'Purchasing',
  summary: 'An order to a supplier with its lines and what came of it',
  params: byId,
  answer: item(purchaseDetailShape, 'The order'),
  refusals: [404],
});

export const editPurchase = adminOperation({
  permission: 'stock.manage',
  id: 'editPurchase',
  method: 'put',
  path: '/admin/purchase-orders/{id}',
  tag: 'Purchasing',
  summary: 'The lines of a draft, all of them',
  params: byId,
  body: purchaseEdit,
  answer: noBody('Changed'),
  refusals: [400, 404, 409, 415, 422],
});

export const sendPurchase = adminOperation({
  permission: 'stock.manage',
  id: 'sendPurchase',
  method: 'post',
  path: '/admin/purchase-orders/{id}/sending',
  tag: 'Purchasing',
  summary: 'Sends a draft to its supplier, by mail where they have an address',
  params: byId,
  body: ofVersion,
  answer: noBody('Sent'),
  refusals: [400, 404, 409, 415, 422],
});

export const receivePurchase = adminOperation({
  permission: 'stock.manage',
  id: 'receivePurchase',
  method: 'post',
  path: '/admin/purchase-orders/{id}/receipts',
  tag: 'Purchasing',
  summary:
    'Puts a delivery on the shelves; what is missing stays open, what arrived broken is noted for its supplier',
  params: byId,
  body: purchaseReceipt,
  answer: noBody('Received'),
  refusals: [400, 404, 415, 422],
});

export const closePurchase = adminOperation({
  permission: 'stock.manage',
  id: 'closePurchase',
  method: 'post',
  path: '/admin/purchase-orders/{id}/closing',
  tag: 'Purchasing',
  summary: 'Nobody waits for the rest any more; a draft is given up',
  params: byId,
  body: ofVersion,
  answer: noBody('Closed'),
  refusals: [400, 404, 409, 415, 422],
});

export const exportPurchase = adminOperation({
  permission: 'stock.manage',
  id: 'exportPurchase',
  method: 'get',
  path: '/admin/purchase-orders/{id}/sheet',
  tag: 'Purchasing',
  summary: 'An order to a supplier as a sheet, as it goes with its mail',
  params: byId,
  answer: file('text/csv', 'The sheet', z.string()),
  refusals: [404],
});

export const printPurchase = adminOperation({
  permission: 'stock.manage',
  id: 'printPurchase',
  method: 'get',
  path: '/admin/purchase-orders/{id}/order.pdf',
  tag: 'Purchasing',
  summary: 'An order to a supplier as a PDF, as it goes with its mail',
  params: byId,
  answer: file('application/pdf', 'A file', z.string()),
  refusals: [404],
});
