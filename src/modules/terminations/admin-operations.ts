import { z } from 'zod';
import { file, item, noBody } from '#kit/operation.ts';
import { adminOperation } from '#modules/staff/rules/index.ts';
import { TERMINATION_STANDINGS, teamTerminationShape } from './admin-contracts.ts';
import { terminationRequest } from './contracts.ts';

const filter = z.object({
  search: z.string().max(200).optional().meta({ description: 'A code, a name or an e-mail' }),
  reason: z.string().max(60).optional(),
  standing: z.enum(TERMINATION_STANDINGS).optional(),
  from: z.iso.date().optional().meta({ description: 'Received from this civil day on' }),
  to: z.iso.date().optional(),
});

export const terminateAnySubscription = adminOperation({
  permission: 'subscriptions.manage',
  id: 'terminateAnySubscription',
  method: 'post',
  path: '/admin/subscriptions/{code}/terminate',
  tag: 'Subscriptions',
  summary: 'Ends a subscription because its customer asks for it; they get the same confirmation',
  params: z.object({ code: z.string().max(40) }),
  body: terminationRequest,
  answer: noBody('Received and confirmed to the customer'),
  refusals: [400, 404, 415, 422],
});

export const listTerminations = adminOperation({
  permission: 'subscriptions.read',
  id: 'listTerminations',
  method: 'get',
  path: '/admin/terminations',
  tag: 'Subscriptions',
  summary:
    'Contracts that were given up: when it was received, when it ends, whether it is confirmed',
  query: filter.extend({ page: z.string().optional() }),
  answer: item(
    z
      .object({ 'hydra:member': z.array(teamTerminationShape), 'hydra:totalItems': z.int() })
      .loose(),
    'A collection',
  ),
  refusals: [400, 422],
});

export const getTerminationsSheet = adminOperation({
  permission: 'orders.people',
  id: 'getTerminationsSheet',
  method: 'get',
  path: '/admin/terminations.csv',
  tag: 'Subscriptions',
  summary: 'The same, as a sheet',
  query: filter,
  answer: file('text/csv', 'A sheet', z.string()),
  refusals: [400, 422],
});
