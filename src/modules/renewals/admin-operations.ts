import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { SITES } from '#kit/sites.ts';
import { adminOperation } from '#modules/staff/rules/index.ts';
import {
  forecastShape,
  outlookShape,
  rehearsalShape,
  renewalFiguresShape,
  teamDeliveriesShape,
} from './admin-contracts.ts';

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

export const getRenewalFigures = adminOperation({
  permission: 'subscriptions.read',
  id: 'getRenewalFigures',
  method: 'get',
  path: '/admin/renewals/figures',
  tag: 'Subscriptions',
  summary: 'The deliveries whose payment was refused today and still waits, and what they cost',
  answer: item(renewalFiguresShape, 'The figures'),
  refusals: [],
});

export const retryAnyRenewal = adminOperation({
  permission: 'subscriptions.manage',
  id: 'retryAnyRenewal',
  risk: 'money',
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
  risk: 'money',
  method: 'post',
  path: '/admin/renewals/arm',
  tag: 'Subscriptions',
  summary: 'Charges deliveries from this database, after what is due was looked at',
  body: z.object({
    /** Number and total in cents of the due deliveries the caller saw. */
    deliveries: z.int().min(0),
    expected: z.int().min(0),
  }),
  answer: noBody('Done'),
  refusals: [400, 404, 409, 415, 422],
});

export const disarmRenewals = adminOperation({
  permission: 'operations.manage',
  id: 'disarmRenewals',
  risk: 'money',
  method: 'post',
  path: '/admin/renewals/disarm',
  tag: 'Subscriptions',
  summary: 'Charges no delivery until it is armed',
  body: z.object({}),
  answer: noBody('Done'),
  refusals: [400, 404, 409, 415, 422],
});

export const getForecast = adminOperation({
  permission: 'finance.read',
  id: 'getForecast',
  method: 'get',
  path: '/admin/renewals/forecast',
  tag: 'Subscriptions',
  summary: 'Deliveries, money and pieces of the coming ninety days, and how long the stock lasts',
  query: z.object({ channel: z.enum(SITES).optional() }),
  answer: item(forecastShape, 'The forecast'),
  refusals: [400, 422],
});

export const getRehearsal = adminOperation({
  permission: 'finance.read',
  id: 'getRenewalRehearsal',
  method: 'get',
  path: '/admin/renewals/rehearsals/{day}',
  tag: 'Subscriptions',
  summary: 'What the renewals of a day would do, each beside what became of it',
  params: z.object({ day: z.iso.date() }),
  answer: item(rehearsalShape, 'The rehearsal'),
  refusals: [404, 422],
});

export const rehearseTomorrow = adminOperation({
  permission: 'finance.manage',
  id: 'rehearseTomorrow',
  method: 'post',
  path: '/admin/renewals/rehearsals',
  tag: 'Subscriptions',
  summary: 'Plays the renewals of tomorrow and takes them back; what came of it stays to be read',
  body: z.object({}),
  answer: item(rehearsalShape, 'The rehearsal'),
  refusals: [400, 415, 422],
});
