import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { adminOperation } from '#modules/staff/rules/index.ts';
import { customerPrivacyShape, mergeInput, mergePreviewShape } from './admin-contracts.ts';

const byId = z.object({ id: z.string().max(40) });

export const getCustomerPrivacy = adminOperation({
  permission: 'customers.read',
  id: 'getCustomerPrivacy',
  method: 'get',
  path: '/admin/customers/{id}/privacy',
  tag: 'Customers',
  summary: 'Copies a customer was made, and whether they asked to be forgotten',
  params: byId,
  answer: item(customerPrivacyShape, 'The requests'),
  refusals: [404],
});

export const requestCustomerExport = adminOperation({
  permission: 'customers.manage',
  id: 'requestCustomerExport',
  risk: 'trust',
  method: 'post',
  path: '/admin/customers/{id}/data-exports',
  tag: 'Customers',
  summary: 'Makes a copy of everything known of a customer; only they can download it',
  params: byId,
  body: z.object({}),
  answer: noBody('Accepted', 202),
  refusals: [400, 404, 409, 415, 422],
});

export const requestCustomerDeletion = adminOperation({
  permission: 'customers.manage',
  id: 'requestCustomerDeletion',
  risk: 'trust',
  method: 'post',
  path: '/admin/customers/{id}/deletion-requests',
  tag: 'Customers',
  summary: 'Mails a customer the link that deletes their account: nothing is deleted without it',
  params: byId,
  body: z.object({}),
  answer: noBody('Accepted', 202),
  refusals: [400, 404, 415, 422],
});

export const previewCustomerMerge = adminOperation({
  permission: 'customers.manage',
  id: 'previewCustomerMerge',
  method: 'get',
  path: '/admin/customers/{id}/merges/{other}',
  tag: 'Customers',
  summary: 'What would change hands if another account of the same person became this one',
  params: byId.extend({ other: z.string().max(40) }),
  answer: item(mergePreviewShape, 'What would happen'),
  refusals: [404, 422],
});

export const mergeCustomer = adminOperation({
  permission: 'customers.manage',
  id: 'mergeCustomer',
  risk: 'trust',
  method: 'post',
  path: '/admin/customers/{id}/merges',
  tag: 'Customers',
  summary:
    'Makes another account of the same person part of this one, for good: everything changes hands, its sign-ins end, both mailboxes are written to',
  params: byId,
  body: mergeInput,
  answer: noBody('One account'),
  refusals: [400, 404, 409, 415, 422],
});
