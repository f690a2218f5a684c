import { z } from 'zod';
import { file, item, list, operation } from '#kit/operation.ts';
import { ownReturnShape, returnRequest } from './contracts.ts';

const ofOrder = z.object({ token: z.string() });

export const listOrderReturns = operation({
  id: 'listOrderReturns',
  method: 'get',
  path: '/shop/orders/{token}/returns',
  tag: 'Orders',
  summary: 'Parcels with which goods of an order go back, and what their carrier says of them',
  params: ofOrder,
  answer: list(ownReturnShape),
  refusals: [401, 404],
});

export const askForReturn = operation({
  id: 'askForReturn',
  method: 'post',
  path: '/shop/orders/{token}/returns',
  tag: 'Orders',
  summary:
    'A label with which damaged, faulty or wrong goods go back at the shop’s cost; asked again, it answers the same one',
  params: ofOrder,
  body: returnRequest,
  answer: item(ownReturnShape, 'Its label is made', 201),
  refusals: [400, 401, 404, 415, 422, 429, 503],
});

export const getOwnReturnLabel = operation({
  id: 'getOwnReturnLabel',
  method: 'get',
  path: '/shop/orders/{token}/returns/{id}/label',
  tag: 'Orders',
  summary: 'The label of a return, to be printed and stuck on its parcel',
  params: ofOrder.extend({ id: z.string().regex(/^\d{1,9}$/) }),
  answer: file('application/pdf', 'The label', z.any().meta({ type: 'string', format: 'binary' })),
  refusals: [400, 401, 404, 422, 429, 503],
});
