import { z } from 'zod';
import { noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import { teamTerminationShape } from './admin-contracts.ts';
import { terminationRequest } from './contracts.ts';
import { terminationList } from './rules/team-list.ts';

export const terminateAnySubscription = adminOperation({
  permission: 'subscriptions.manage',
  id: 'terminateAnySubscription',
  risk: 'money',
  method: 'post',
  path: '/admin/subscriptions/{code}/terminate',
  tag: 'Subscriptions',
  summary: 'Ends a subscription because its customer asks for it; they get the same confirmation',
  params: z.object({ code: z.string().max(40) }),
  body: terminationRequest,
  answer: noBody('Received and confirmed to the customer'),
  refusals: [400, 404, 415, 422],
});

export const listTerminations = adminList({
  permission: 'subscriptions.read',
  id: 'listTerminations',
  path: '/admin/terminations',
  tag: 'Subscriptions',
  summary:
    'Contracts that were given up: when it was received, when it ends, whether it is confirmed',
  member: teamTerminationShape,
  list: terminationList,
});
