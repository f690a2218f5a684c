import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  customerCorrection,
  customerMailRowShape,
  customerMailShape,
  noteInput,
  teamCustomerRowShape,
  teamCustomerShape,
} from './admin-contracts.ts';
import { customerList } from './rules/team-list.ts';

const byId = z.object({ id: z.string().max(40) });

export const listCustomers = adminList({
  permission: 'customers.read',
  id: 'listCustomers',
  path: '/admin/customers',
  tag: 'Customers',
  summary: 'Everybody with an account, the newest first unless sorted otherwise',
  member: teamCustomerRowShape,
  list: customerList,
});

export const getAnyCustomer = adminOperation({
  permission: 'customers.read',
  id: 'getAnyCustomer',
  method: 'get',
  path: '/admin/customers/{id}',
  tag: 'Customers',
  summary: 'A customer with their addresses and what the team noted about them',
  params: byId,
  answer: item(teamCustomerShape, 'The customer'),
  refusals: [404],
});

export const correctCustomer = adminOperation({
  permission: 'customers.manage',
  id: 'correctCustomer',
  risk: 'trust',
  method: 'put',
  path: '/admin/customers/{id}',
  tag: 'Customers',
  summary:
    'Corrects the given fields; a new e-mail is to be proved by its owner, and the former one is told',
  params: byId,
  body: customerCorrection,
  answer: item(teamCustomerShape, 'The customer'),
  refusals: [400, 404, 415, 422],
});

export const addCustomerNote = adminOperation({
  permission: 'customers.manage',
  id: 'addCustomerNote',
  method: 'post',
  path: '/admin/customers/{id}/notes',
  tag: 'Customers',
  summary:
    'Writes a note about a customer; no customer sees it, unless they ask for a copy of their data',
  params: byId,
  body: noteInput,
  answer: item(teamCustomerShape, 'The customer'),
  refusals: [400, 404, 415, 422],
});

export const removeCustomerNote = adminOperation({
  permission: 'customers.manage',
  id: 'removeCustomerNote',
  risk: 'trust',
  method: 'delete',
  path: '/admin/customers/{id}/notes/{note}',
  tag: 'Customers',
  summary: 'Takes a note away',
  params: byId.extend({ note: z.string().max(40) }),
  answer: noBody('Gone'),
  refusals: [404],
});

export const listCustomerMails = adminList({
  permission: 'customers.read',
  id: 'listCustomerMails',
  path: '/admin/customers/{id}/mails',
  tag: 'Customers',
  summary: 'The mails written to the present address of a customer, the newest first',
  member: customerMailRowShape,
  params: byId,
});

export const getCustomerMail = adminOperation({
  permission: 'customers.read',
  id: 'getCustomerMail',
  method: 'get',
  path: '/admin/customers/{id}/mails/{mail}',
  tag: 'Customers',
  summary: 'The words of a mail, without its links',
  params: byId.extend({ mail: z.string().max(40) }),
  answer: item(customerMailShape, 'The mail'),
  refusals: [404],
});
