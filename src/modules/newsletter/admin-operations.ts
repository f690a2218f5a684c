import { z } from 'zod';
import { item } from '#kit/operation.ts';
import { adminOperation } from '#modules/staff/rules/index.ts';
import { customerNewsletterShape } from './admin-contracts.ts';

export const getCustomerLetter = adminOperation({
  permission: 'customers.read',
  id: 'getCustomerLetter',
  method: 'get',
  path: '/admin/customers/{id}/letter',
  tag: 'Customers',
  summary: 'Whether a customer gets the letter, and when they asked for it',
  params: z.object({ id: z.string().max(40) }),
  answer: item(customerNewsletterShape, 'The consent'),
  refusals: [404],
});
