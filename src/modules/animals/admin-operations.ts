import { z } from 'zod';
import { item } from '#kit/operation.ts';
import { adminOperation } from '#modules/staff/rules/index.ts';
import { customerAnimalsShape } from './admin-contracts.ts';

export const listCustomerAnimals = adminOperation({
  permission: 'customers.read',
  id: 'listCustomerAnimals',
  method: 'get',
  path: '/admin/customers/{id}/animals',
  tag: 'Customers',
  summary: 'The animals of a customer',
  params: z.object({ id: z.string().max(40) }),
  answer: item(customerAnimalsShape, 'The animals'),
  refusals: [404],
});
