import { z } from 'zod';
import { file, item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  claimProgress,
  claimShape,
  foundParcelShape,
  inspection,
  newClaim,
  newReturn,
  orderClaimsShape,
  resending,
  returnedParcel,
  settlement,
} from './admin-contracts.ts';

const ofOrder = z.object({ number: z.string().max(40) });
const ofClaim = z.object({ id: z.string().regex(/^\d{1,9}$/) });

export const listClaims = adminList({
  permission: 'orders.people',
  id: 'listClaims',
  path: '/admin/claims',
  tag: 'Claims',
  summary: 'Parcels that were lost, damaged or came back and are not seen to, oldest first',
  member: claimShape,
  isWhole: true,
});

export const getOrderClaims = adminOperation({
  permission: 'orders.people',
  id: 'getOrderClaims',
  method: 'get',
  path: '/admin/orders/{number}/claims',
  tag: 'Claims',
  summary: 'What happened to the parcels of an order, and what of it may be sent again',
  params: ofOrder,
  answer: item(orderClaimsShape, 'Its claims'),
  refusals: [404],
});

export const openClaim = adminOperation({
  permission: 'orders.manage',
  id: 'openClaim',
  method: 'post',
  path: '/admin/orders/{number}/claims',
  tag: 'Claims',
  summary: 'A parcel was lost, damaged or came back (O-21)',
  params: ofOrder,
  body: newClaim,
  answer: noBody('Opened'),
  refusals: [400, 404, 415, 422],
});

export const noteClaimProgress = adminOperation({
  permission: 'orders.manage',
  id: 'noteClaimProgress',
  method: 'put',
  path: '/admin/claims/{id}',
  tag: 'Claims',
  summary: 'What the carrier is asked for a parcel, and what it answered',
  params: ofClaim,
  body: claimProgress,
  answer: noBody('Noted'),
  refusals: [400, 404, 415, 422],
});

export const resendParcel = adminOperation({
  permission: 'orders.manage',
  id: 'resendParcel',
  risk: 'goods',
  method: 'post',
  path: '/admin/claims/{id}/second-sending',
  tag: 'Claims',
  summary:
    'Sends pieces of an order again at no cost, as an order of its own; its customer is told',
  params: ofClaim,
  body: resending,
  answer: noBody('It waits to be packed'),
  refusals: [400, 404, 409, 415, 422],
});

export const settleClaim = adminOperation({
  permission: 'orders.manage',
  id: 'settleClaim',
  risk: 'money',
  method: 'post',
  path: '/admin/claims/{id}/settlement',
  tag: 'Claims',
  summary: 'Its customer was paid back, the parcel arrived after all, or nothing is due',
  params: ofClaim,
  body: settlement,
  answer: noBody('Settled'),
  refusals: [400, 404, 415, 422],
});

export const receiveReturnedParcel = adminOperation({
  permission: 'orders.manage',
  id: 'receiveReturnedParcel',
  risk: 'goods',
  method: 'post',
  path: '/admin/returned-parcels',
  tag: 'Claims',
  summary: 'A parcel came back: scanned by its number, or by that of its order (N-20)',
  body: returnedParcel,
  answer: item(foundParcelShape, 'Where it is looked at'),
  refusals: [400, 404, 409, 415, 422],
});

export const inspectReturn = adminOperation({
  permission: 'orders.manage',
  id: 'inspectReturn',
  method: 'post',
  path: '/admin/claims/{id}/inspection',
  tag: 'Claims',
  summary: 'What came back, piece by piece: onto a shelf under its lot, or away',
  params: ofClaim,
  body: inspection,
  answer: noBody('Taken in'),
  refusals: [400, 404, 409, 415, 422],
});

export const offerReturn = adminOperation({
  permission: 'orders.manage',
  id: 'offerReturn',
  method: 'post',
  path: '/admin/orders/{number}/return-labels',
  tag: 'Claims',
  summary:
    'A label with which goods are sent back at the shop’s cost; its customer gets it by mail',
  params: ofOrder,
  body: newReturn,
  answer: noBody('The carrier is asked for it'),
  refusals: [400, 404, 415, 422],
});

export const cancelReturn = adminOperation({
  permission: 'orders.manage',
  id: 'cancelReturn',
  method: 'post',
  path: '/admin/return-labels/{id}/cancel',
  tag: 'Claims',
  summary: 'A label that was offered is waited for no more',
  params: ofClaim,
  body: z.object({}),
  answer: noBody('Taken back'),
  refusals: [400, 404, 415, 422],
});

export const getReturnLabel = adminOperation({
  permission: 'orders.people',
  id: 'getReturnLabel',
  method: 'get',
  path: '/admin/return-labels/{id}/file',
  tag: 'Claims',
  summary: 'The label of a return, to be printed or sent again',
  params: ofClaim,
  answer: file('application/pdf', 'The label', z.any()),
  refusals: [404],
});
