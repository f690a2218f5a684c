import { z } from 'zod';
import { list, operation } from '#kit/operation.ts';
import { ownReturnShape } from './contracts.ts';

export const listOrderReturns = operation({
  id: 'listOrderReturns',
  method: 'get',
  path: '/shop/orders/{token}/returns',
  tag: 'Orders',
  summary: 'Parcels with which goods of an order go back, and what their carrier says of them',
  params: z.object({ token: z.string() }),
  answer: list(ownReturnShape),
  refusals: [401, 404],
});
