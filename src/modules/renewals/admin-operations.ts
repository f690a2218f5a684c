import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { adminOperation } from '#modules/staff/rules/index.ts';
import { outlookShape, teamDeliveriesShape } from './admin-contracts.ts';

export const listAnyDeliveries = adminOperation({
  permission: 'subscriptions.read',
  id: 'listAnyDeliveries',
  method: 'get',
  path: '/admin/subscriptions/{code}/deliveries',
  tag: 'Subscriptions',
  summary: 'Deliveries of a subscription: each try to be paid, and what its customer was told',
  params: z.object({ code: z.string().max(40) }),
  answer: item(teamDeliveriesShape, 'The deliveries'),
  refusals: [404],
});

export const getRenewalOutlook = adminOperation({
  permission: 'subscriptions.read',
  id: 'getRenewalOutlook',
  method: 'get',
  path: '/admin/renewals/outlook',
  tag: 'Subscriptions',
  summary: 'The deliveries of the coming fortnight, their money, and what stands in their way',
  answer: item(outlookShape, 'The outlook'),
  refusals: [],
});

export const retryAnyRenewal = adminOperation({
  permission: 'subscriptions.manage',
  id: 'retryAnyRenewal',
  method: 'post',
  path: '/admin/subscriptions/{code}/retry',
  tag: 'Subscriptions',
  summary: 'Tries the card of a delivery that is not paid, once, now',
  params: z.object({ code: z.string().max(40) }),
  body: z.object({}),
  answer: noBody('Done'),
  refusals: [400, 404, 409, 415, 422],
});

export const armRenewals = adminOperation({
  permission: 'operations.manage',
  id: 'armRenewals',
  method: 'post',
  path: '/admin/renewals/arm',
  tag: 'Subscriptions',
  summary: 'Charges deliveries from this database, after what is due was looked at',
  body: z.object({
    /** How many deliveries, and how many cents, were seen as due. */
    deliveries: z.int().min(0),
    expected: z.int().min(0),
  }),
  answer: noBody('Done'),
  refusals: [400, 404, 409, 415, 422],
});

export const disarmRenewals = adminOperation({
  permission: 'operations.manage',
  id: 'disarmRenewals',
  method: 'post',
  path: '/admin/renewals/disarm',
  tag: 'Subscriptions',
  summary: 'Charges no delivery until it is armed',
  body: z.object({}),
  answer: noBody('Done'),
  refusals: [400, 404, 409, 415, 422],
});
