import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { adminOperation } from '#modules/staff/rules/index.ts';
import { accessShape, blockInput } from './admin-contracts.ts';

const byId = z.object({ id: z.string().max(40) });

export const getCustomerAccess = adminOperation({
  permission: 'customers.read',
  id: 'getCustomerAccess',
  method: 'get',
  path: '/admin/customers/{id}/access',
  tag: 'Customers',
  summary: 'What opens the account of a customer, and where they are signed in',
  params: byId,
  answer: item(accessShape, 'The ways in'),
  refusals: [404],
});

export const sendPasswordLink = adminOperation({
  permission: 'customers.manage',
  id: 'sendPasswordLink',
  risk: 'trust',
  method: 'post',
  path: '/admin/customers/{id}/password-links',
  tag: 'Customers',
  summary: 'Mails the customer the link to choose a new password; nobody else sees it',
  params: byId,
  body: z.object({}),
  answer: noBody('Written', 202),
  refusals: [400, 404, 415, 422],
});

export const sendVerificationLink = adminOperation({
  permission: 'customers.manage',
  id: 'sendVerificationLink',
  risk: 'trust',
  method: 'post',
  path: '/admin/customers/{id}/verification-links',
  tag: 'Customers',
  summary: 'Mails the customer the link that proves their e-mail',
  params: byId,
  body: z.object({}),
  answer: noBody('Written', 202),
  refusals: [400, 404, 415, 422],
});

export const signCustomerOut = adminOperation({
  permission: 'customers.manage',
  id: 'signCustomerOut',
  risk: 'trust',
  method: 'delete',
  path: '/admin/customers/{id}/sign-ins',
  tag: 'Customers',
  summary: 'Ends every sign-in of a customer',
  params: byId,
  answer: noBody('Ended'),
  refusals: [404, 422],
});

export const blockCustomer = adminOperation({
  permission: 'customers.manage',
  id: 'blockCustomer',
  risk: 'trust',
  method: 'put',
  path: '/admin/customers/{id}/block',
  tag: 'Customers',
  summary: 'Refuses signing in until it is taken back, and ends every sign-in',
  params: byId,
  body: blockInput,
  answer: noBody('Blocked'),
  refusals: [400, 404, 415, 422],
});

export const unblockCustomer = adminOperation({
  permission: 'customers.manage',
  id: 'unblockCustomer',
  method: 'delete',
  path: '/admin/customers/{id}/block',
  tag: 'Customers',
  summary: 'Lets a customer sign in again',
  params: byId,
  answer: noBody('Open again'),
  refusals: [404, 422],
});
